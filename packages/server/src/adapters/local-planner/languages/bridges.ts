/** What voices say beside cards, by language: each from its own folder. */
import { type BridgeSource, type Bridges, compileBridges } from '../banks/bridges';
import { BRIDGES as ar } from './ar/bridges';
import { BRIDGES as de } from './de/bridges';
import { BRIDGES as en } from './en/bridges';
import { BRIDGES as es } from './es/bridges';
import { BRIDGES as fr } from './fr/bridges';
import { BRIDGES as it } from './it/bridges';
import { BRIDGES as ja } from './ja/bridges';
import { BRIDGES as nl } from './nl/bridges';
import { BRIDGES as pl } from './pl/bridges';
import { BRIDGES as pt } from './pt/bridges';
import { BRIDGES as sv } from './sv/bridges';
import { BRIDGES as tr } from './tr/bridges';

const BRIDGE_SOURCES: Readonly<Record<string, BridgeSource>> = {
  ar,
  de,
  en,
  es,
  fr,
  it,
  ja,
  nl,
  pl,
  pt,
  sv,
  tr,
};

const COMPILED: ReadonlyMap<string, Bridges> = new Map(
  Object.entries(BRIDGE_SOURCES).map(([language, source]) => [language, compileBridges(source)]),
);

/** The bridges of a language that has them. */
export const bridgesOf = (language: string): Bridges | undefined => COMPILED.get(language);
