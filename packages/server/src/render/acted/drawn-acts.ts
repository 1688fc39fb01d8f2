/** How each act is drawn, a file each. */
import type { ActName } from '../../acting/act-names';
import type { FactsOf } from '../../acting/read/read-acts';
import { calendar } from './kinds/calendar';
import { chart } from './kinds/chart';
import { chat } from './kinds/chat';
import { checklist } from './kinds/checklist';
import { interfaceAct } from './kinds/interface';
import { map } from './kinds/map';
import { priceTag } from './kinds/price-tag';
import { receipt } from './kinds/receipt';
import { review } from './kinds/review';
import { ticket } from './kinds/ticket';
import type { SceneAct } from './scene-act';

export const DRAWN_ACTS: { readonly [Name in ActName]: SceneAct<FactsOf[Name]> } = {
  interface: interfaceAct,
  map,
  chart,
  calendar,
  ticket,
  receipt,
  'price-tag': priceTag,
  chat,
  review,
  checklist,
};
