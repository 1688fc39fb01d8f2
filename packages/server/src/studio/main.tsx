/** The page's start. */
import { render } from 'preact';
import { connect } from './data/stream';
import { applyTheme } from './data/theme';
import { Studio } from './shell/studio';

const place = document.getElementById('app');
applyTheme();
connect();
if (place !== null) render(<Studio />, place);
