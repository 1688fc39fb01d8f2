/** Warm and unhurried: electric pianos, nylon strings, dusty drums that lean back. */
import type { StyleBook } from '../idea';

// biome-ignore format: a bar is read in steps
export const LO_FI_CHILL: StyleBook = { slowest: 70, fastest: 92, ideas: [
  { name: 'porch', bpm: 80, mode: 'major', loops: ['2 5 1 6', '4 3 2 1'], notes: 4, kit: 'dusty', swing: 0.3,
    drums: { kick: 'x.....x..xx.....', snare: '....x.......x...', hat: 'x.x.x.xox.x.x.xo', shaker: '..o...o...o...o.' },
    bass: ['soft-bass', '1-----.5--1-..3-'], keys: ['rhodes', 'x------.x--x----', 0.4], arp: ['nylon', '0..2..3...2.1...', 0.3], pad: ['warm-pad', 0.12], lead: ['vibes', 0.36] },
  { name: 'rain window', bpm: 74, mode: 'dorian', loops: ['1 4 1 5', '1 7 4 1'], notes: 5, kit: 'dusty', swing: 0.26,
    drums: { kick: 'x..x......x.....', snare: '....x.......x..o', hat: '..x...x...x...x.', rim: '.......o........' },
    bass: ['sub', '1-----1-..5-----'], keys: ['wurli', 'x---..x-----..x-', 0.36], arp: ['glass', '....2...4.....3.', 0.2], pad: ['warm-pad', 0.16], lead: ['nylon', 0.5] },
  { name: 'sunday', bpm: 86, mode: 'mixolydian', loops: ['1 4 1 7', '1 7 4 4'], notes: 4, kit: 'brushes', swing: 0.33,
    drums: { kick: 'x.......x.x.....', snare: '..o.x.o...o.x.o.', ride: 'x...x.x.x...x.x.', rim: '............x...' },
    bass: ['bass-guitar', '1---3---5---3---'], keys: ['piano', '..x-....x-..x-..', 0.34], arp: ['guitar', '0...2.1...3.2...', 0.28], pad: ['warm-pad', 0.1], lead: ['rhodes', 0.42] },
  { name: 'tide', bpm: 72, mode: 'lydian', loops: ['1 2 1 6', '4 1 5 1'], notes: 5, kit: 'hands', swing: 0.15,
    drums: { kick: 'x.......x.......', rim: '....x.......x...', shaker: 'x.ooxo.ox.ooxo.o' },
    bass: ['sub', '1-------5---8---'], keys: ['rhodes', 'x-------x-------', 0.36], arp: ['harp', '0.2.4.3.1.3.5.2.', 0.26], pad: ['pad', 0.16], lead: ['flute', 0.38] },
  { name: 'cassette', bpm: 78, mode: 'minor', loops: ['1 6 2 5', '1 4 7 3'], notes: 4, kit: 'dusty', swing: 0.34,
    drums: { kick: 'x..x..x...x.....', snare: '....x..o....x...', hat: 'x.xox.x.x.xox.xx' },
    bass: ['soft-bass', '1--.1-5-..1-8--.'], keys: ['wurli', 'x--x----..x-x---', 0.36], arp: ['kalimba', '..2...3...1...4.', 0.28], pad: ['warm-pad', 0.14], lead: ['square-pluck', 0.34] },
  { name: 'veranda', bpm: 90, mode: 'major', loops: ['1 6 2 5', '1 3 4 5'], notes: 4, kit: 'hands', swing: 0.08,
    drums: { kick: 'x..x..x.x..x..x.', rim: '..x..x....x.x...', shaker: 'xoxoxoxoxoxoxoxo' },
    bass: ['bass-guitar', '1--5..8-1--5..8-'], keys: ['nylon', 'x..x..x.x..x..x.', 0.36], arp: ['marimba', '0..2..1...3.2...', 0.24], pad: ['warm-pad', 0.1], lead: ['flute', 0.36] },
  { name: 'night bus', bpm: 76, mode: 'dorian', loops: ['1 5 4 7', '4 5 1 1'], notes: 5, kit: 'electro', swing: 0.2,
    drums: { kick: 'x.....x...x..x..', snap: '....x.......x...', hat: 'xxoxxoxxxxoxxoxo', rim: '..........x.....' },
    bass: ['sub', '1-----8-..5-..1-'], keys: ['rhodes', '..x-----..x---x-', 0.38], arp: ['bell', '0.....4.....3...', 0.16], pad: ['pad', 0.18], lead: ['muted', 0.52] },
  { name: 'bookshop', bpm: 84, mode: 'major', loops: ['1 4 2 5', '6 2 5 1'], notes: 4, kit: 'brushes', swing: 0.3,
    drums: { kick: 'x.........x.....', snare: '....x..o....x.o.', hat: '..x...x...x...x.', snap: '............x...' },
    bass: ['bass-guitar', '1---5---1---3-5-'], keys: ['vibes', 'x---..x---..x---', 0.3], arp: ['nylon', '0.1.2.1.3.1.2.1.', 0.32], pad: ['warm-pad', 0.12], lead: ['piano', 0.44] },
] };
