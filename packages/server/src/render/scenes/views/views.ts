/** All views by name. */
import { city } from './city';
import { cup } from './cup';
import type { Paint } from './depth';
import { forms } from './forms';
import { hills } from './hills';
import { house } from './house';
import { lights } from './lights';
import { plinth } from './plinth';
import { room } from './room';
import { screen } from './screen';
import { sea } from './sea';
import { shop } from './shop';
import { stage } from './stage';
import type { View } from './view-of';

export const VIEWS: Record<View, Paint> = {
  hills,
  city,
  sea,
  room,
  cup,
  screen,
  plinth,
  forms,
  lights,
  house,
  shop,
  stage,
};
