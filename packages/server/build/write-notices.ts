/** The licences of what was extracted, as they ask to be passed on. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_FACES } from '../src/render/text/built-faces';
import { fileOf, type PackageName } from './packages';

/** The package of Fluent names its licence and its author; its text is this. */
const MIT = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

interface Info {
  readonly name: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly license: { readonly spdx: string };
}

const info = (set: 'fluent' | 'noto'): Info => JSON.parse(readFileSync(fileOf(set, 'info.json'), 'utf8')) as Info;

const licence = (name: PackageName, file = 'LICENSE'): string => readFileSync(fileOf(name, file), 'utf8').trim();

export function writeNotices(folder: string): void {
  const [fluent, noto] = [info('fluent'), info('noto')];
  const parts = [
    'The files in this folder were extracted from the works below and changed in form: pictures were compressed and joined,\nwords were folded into tables, panoramas were toned and cut to views. Faces are as they were.',
    `fluent.bin: ${fluent.name}, ${fluent.author.url} (${fluent.license.spdx})\n\n${MIT(fluent.author.name)}`,
    `noto.bin: ${noto.name}, ${noto.author.url}, copyright ${noto.author.name} (${noto.license.spdx})\n\n${licence('apache', 'LICENSE.txt')}`,
    'In the code beside this folder: the models of BudouX for lines of Japanese and Chinese, https://github.com/google/budoux,\ncopyright Google LLC (Apache-2.0, the licence above).',
    `words: Unicode CLDR annotations (Unicode-3.0)\n\n${licence('cldr')}`,
    `places: HDRI panoramas of https://github.com/pmndrs/assets (CC0-1.0)\n\n${licence('places')}`,
    `face-cascade.json: the cascade of frontal faces of jsfeat, https://github.com/inspirit/jsfeat, after Rainer Lienhart’s (MIT)\n\n${licence('cascade')}`,
    ...BUILT_FACES.map((face) => `faces/${face}: unchanged files of ${face} (OFL-1.1)\n\n${licence(face)}`),
  ];
  writeFileSync(join(folder, 'NOTICE.txt'), `${parts.join(`\n\n${'='.repeat(100)}\n\n`)}\n`);
}
