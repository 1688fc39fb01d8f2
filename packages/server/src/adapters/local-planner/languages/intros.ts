/** How voices introduce a firm, by language: each from its own folder. */
import type { IntroSource, LeadSource } from '../banks/intros';
import { INTROS as ar } from './ar/intros';
import { INTROS as de } from './de/intros';
import { INTROS as en } from './en/intros';
import { INTROS as es } from './es/intros';
import { INTROS as fr } from './fr/intros';
import { INTROS as it } from './it/intros';
import { INTROS as ja } from './ja/intros';
import { INTROS as nl } from './nl/intros';
import { INTROS as pl } from './pl/intros';
import { INTROS as pt } from './pt/intros';
import { INTROS as sv } from './sv/intros';
import { INTROS as tr } from './tr/intros';

const SOURCES: Readonly<Record<string, IntroSource>> = { ar, de, en, es, fr, it, ja, nl, pl, pt, sv, tr };

/** The introductions of a language; none where it has none. */
export const introsOf = (language: string): readonly string[] => SOURCES[language]?.ways.split('|') ?? [];

/** How a voice leads to facts in a language; none where nobody has written it. */
export const leadsOf = (language: string): LeadSource | undefined => SOURCES[language]?.leads;
