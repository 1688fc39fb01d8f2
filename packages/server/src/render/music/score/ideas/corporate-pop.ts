/** Friendly and sure: guitars, pianos, marimbas and claps. */
import type { StyleBook } from '../idea';

// biome-ignore format: a bar is read in steps
export const CORPORATE_POP: StyleBook = { slowest: 94, fastest: 116, ideas: [
  { name: 'open door', bpm: 104, mode: 'major', loops: ['1 5 6 4', '1 4 6 5'], notes: 3, kit: 'acoustic',
    drums: { kick: 'x.....x.x.......', clap: '....x.......x...', shaker: 'xoxoxoxoxoxoxoxo', tom: '..............x.' },
    bass: ['bass-guitar', '1-----1-1---5---'], keys: ['piano', 'x---x---x---x---', 0.3], arp: ['muted', '0.0.2.0.1.0.2.0.', 0.46], pad: ['pad', 0.14], lead: ['bell', 0.28] },
  { name: 'handshake', bpm: 100, mode: 'major', loops: ['4 1 5 6', '1 3 4 5'], notes: 3, kit: 'hands', swing: 0.1,
    drums: { kick: 'x..x..x.x..x....', snap: '....x.......x...', shaker: 'o.x.o.x.o.x.o.x.' },
    bass: ['bass-guitar', '1--1..5-1--1..8-'], keys: ['guitar', 'x..xx.x.x..xx.x.', 0.36], arp: ['marimba', '0.2.1.2.0.3.1.2.', 0.3], pad: ['warm-pad', 0.12], lead: ['flute', 0.36] },
  { name: 'blueprint', bpm: 110, mode: 'lydian', loops: ['1 2 6 5', '1 5 2 4'], notes: 4, kit: 'club',
    drums: { kick: 'x...x...x...x...', snap: '....x.......x...', hat: '..x...x...x...x.', rim: '.......x..x.....' },
    bass: ['soft-bass', '1-1-1-1-5-5-8-5-'], keys: ['supersaw', 'x-----x---------', 0.22], arp: ['pluck', '0.1.2.3.2.1.3.2.', 0.34], pad: ['pad', 0.16], lead: ['glass', 0.34] },
  { name: 'milestone', bpm: 96, mode: 'major', loops: ['1 6 4 5', '6 4 1 5'], notes: 3, kit: 'stadium',
    drums: { kick: 'x.......x.x.....', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.', crash: 'x...............' },
    bass: ['low-strings', '1-------5-------'], keys: ['piano', 'x.x.x.x.x.x.x.x.', 0.28], arp: ['guitar', '0...2...1...3...', 0.34], pad: ['string-section', 0.24], lead: ['string-section', 0.3] },
  { name: 'lemonade', bpm: 114, mode: 'major', loops: ['1 4 1 5', '1 2 4 5'], notes: 3, kit: 'acoustic', swing: 0.2,
    drums: { kick: 'x...x...x...x...', clap: '....x..x....x...', hat: 'x.x.x.x.x.x.x.x.', shaker: 'oxoxoxoxoxoxoxox' },
    bass: ['bass-guitar', '1...5...1...5.3.'], keys: ['guitar', '..x...x...x...xx', 0.38], arp: ['kalimba', '0.2.3.2.4.2.3.1.', 0.32], pad: ['warm-pad', 0.1], lead: ['marimba', 0.5] },
  { name: 'steady', bpm: 98, mode: 'mixolydian', loops: ['1 7 4 1', '1 4 7 4'], notes: 4, kit: 'acoustic',
    drums: { kick: 'x.....x.x.x.....', snare: '....x.......x..o', hat: 'x.xxx.x.x.xxx.x.', },
    bass: ['bass-guitar', '1---1-8-5---3-5-'], keys: ['wurli', 'x--x..x-x--x....', 0.32], arp: ['muted', '0.2.0.1.0.2.0.3.', 0.42], pad: ['pad', 0.14], lead: ['rhodes', 0.42] },
  { name: 'skyline', bpm: 108, mode: 'dorian', loops: ['1 7 4 4', '1 4 7 1'], notes: 4, kit: 'electro',
    drums: { kick: 'x..x......x.....', clap: '....x.......x...', hat: 'xoxoxoxoxoxoxoxo', open: '..............x.' },
    bass: ['saw-bass', '1--1..8-..1-5---'], keys: ['rhodes', 'x--x--x-..x-x---', 0.34], arp: ['square-pluck', '0.2.3.2.1.2.4.2.', 0.2], pad: ['pad', 0.18], lead: ['vibes', 0.36] },
  { name: 'garden party', bpm: 106, mode: 'major', loops: ['4 5 1 6', '1 5 4 5'], notes: 3, kit: 'hands',
    drums: { kick: 'x...x...x...x...', clap: '....x.......x...', shaker: 'xooxxooxxooxxoox', tom: '............x.xx' },
    bass: ['bass-guitar', '1..1..5.1..1..8.'], keys: ['nylon', 'x.xx.xx.x.xx.xx.', 0.34], arp: ['harp', '0.1.2.4.3.2.1.2.', 0.3], pad: ['string-section', 0.14], lead: ['lead', 0.24] },
] };
