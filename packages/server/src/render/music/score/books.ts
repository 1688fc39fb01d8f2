/** The arrangements of every style. */
import type { MusicStyle } from '@vid/sdk/contract';
import type { StyleBook } from './idea';
import { CINEMATIC_EPIC } from './ideas/cinematic-epic';
import { CORPORATE_POP } from './ideas/corporate-pop';
import { LO_FI_CHILL } from './ideas/lo-fi-chill';
import { UPBEAT_TECH } from './ideas/upbeat-tech';

export const BOOKS: Readonly<Record<MusicStyle, StyleBook>> = {
  'upbeat-tech': UPBEAT_TECH,
  'cinematic-epic': CINEMATIC_EPIC,
  'lo-fi-chill': LO_FI_CHILL,
  'corporate-pop': CORPORATE_POP,
};
