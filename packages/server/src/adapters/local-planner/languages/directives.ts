/** The directives of all languages that have some. */
import { compileDirectives, type Directives } from '../lexicon/directives';
import { DIRECTIVES as ar } from './ar/directives';
import { DIRECTIVES as de } from './de/directives';
import { DIRECTIVES as en } from './en/directives';
import { DIRECTIVES as es } from './es/directives';
import { DIRECTIVES as fr } from './fr/directives';
import { DIRECTIVES as it } from './it/directives';
import { DIRECTIVES as ja } from './ja/directives';
import { DIRECTIVES as ko } from './ko/directives';
import { DIRECTIVES as nl } from './nl/directives';
import { DIRECTIVES as pl } from './pl/directives';
import { DIRECTIVES as pt } from './pt/directives';
import { DIRECTIVES as ru } from './ru/directives';
import { DIRECTIVES as sv } from './sv/directives';
import { DIRECTIVES as tr } from './tr/directives';
import { DIRECTIVES as zh } from './zh/directives';

export const MAKERS: Directives = compileDirectives([en, es, fr, de, it, pt, nl, sv, pl, ru, ar, ja, zh, tr, ko]);
