/** The page's start. */
import { render } from 'preact';
import { applyTheme } from './data/theme';
import { connect } from './data/stream';
import { Studio } from './shell/studio';

const place = document.getElementById('app');
applyTheme();
connect();
if (place !== null) render(<Studio />, place);
