/** Wide and growing: strings, brass, large drums and a piano far away. */
import type { StyleBook } from '../idea';

// biome-ignore format: a bar is read in steps
export const CINEMATIC_EPIC: StyleBook = { slowest: 72, fastest: 96, ideas: [
  { name: 'summit', bpm: 84, mode: 'minor', loops: ['1 6 3 7', '1 4 6 5'], notes: 3, kit: 'drums',
    drums: { kick: 'x.........x.....', tom: '..x...x...x.x.xx', snare: '............o...', crash: 'x...............' },
    bass: ['low-strings', '1---------------'], keys: ['piano', 'x-------x-------', 0.34], arp: ['string-section', '0.1.2.1.0.1.2.3.', 0.3], pad: ['string-section', 0.3], lead: ['brass', 0.36] },
  { name: 'horizon', bpm: 78, mode: 'major', loops: ['1 5 6 4', '4 1 5 6'], notes: 3, kit: 'drums',
    drums: { kick: 'x.......x.......', tom: '......x.......xx', ride: 'x...x...x...x...' },
    bass: ['low-strings', '1-------5-------'], keys: ['piano', 'x...x...x...x...', 0.3], arp: ['harp', '0123432101234321', 0.3], pad: ['string-section', 0.28], lead: ['flute', 0.4] },
  { name: 'resolve', bpm: 88, mode: 'dorian', loops: ['1 7 4 1', '1 4 7 4'], notes: 3, kit: 'stadium',
    drums: { kick: 'x.....x.x.......', snare: '....x.......x...', tom: '..............xx', hat: 'x.x.x.x.x.x.x.x.' },
    bass: ['saw-bass', '1.1.1.1.1.1.1.1.'], keys: ['brass', 'x-----x-x-------', 0.3], arp: ['muted', '0.0.1.0.2.0.1.0.', 0.4], pad: ['warm-pad', 0.24], lead: ['string-section', 0.38] },
  { name: 'dawn', bpm: 74, mode: 'lydian', loops: ['1 2 1 5', '1 5 2 6'], notes: 4, kit: 'drums',
    drums: { kick: 'x...............', tom: '............x...', shaker: 'o.x.o.x.o.x.o.x.' },
    bass: ['sub', '1-----------5---'], keys: ['rhodes', 'x-------------x-', 0.34], arp: ['bell', '0...3...2...4...', 0.2], pad: ['string-section', 0.3], lead: ['piano', 0.42] },
  { name: 'march', bpm: 92, mode: 'minor', loops: ['1 7 6 7', '1 3 7 6'], notes: 3, kit: 'stadium',
    drums: { kick: 'x...x...x...x...', snare: 'x.xxx.x.x.xxx.xx', tom: 'x.......x.......', crash: 'x...............' },
    bass: ['low-strings', '1---1---1---5---'], keys: ['brass', 'x---x---x---x-x-', 0.3], arp: ['string-section', '0.0.2.0.1.0.2.0.', 0.3], pad: ['string-section', 0.2], lead: ['brass', 0.36] },
  { name: 'undertow', bpm: 80, mode: 'minor', loops: ['6 4 1 5', '1 6 4 5'], notes: 4, kit: 'electro',
    drums: { kick: 'x.....x.........', snare: '........x.......', hat: 'x..x..x.x..x..x.', tom: '.............x.x' },
    bass: ['sub', '1-------1-----8-'], keys: ['piano', 'x---------x-----', 0.36], arp: ['square-pluck', '0.2.1.2.0.3.1.2.', 0.2], pad: ['pad', 0.28], lead: ['glass', 0.36] },
  { name: 'voyage', bpm: 94, mode: 'mixolydian', loops: ['1 7 4 1', '4 1 7 1'], notes: 3, kit: 'hands',
    drums: { kick: 'x..x..x.x..x..x.', tom: '..x...x...x.x.x.', shaker: 'xooxooxoxooxooxo' },
    bass: ['bass-guitar', '1--1--5-1--1--8-'], keys: ['guitar', 'x..x..x.x..x..x.', 0.34], arp: ['nylon', '0.2.1.2.0.2.1.3.', 0.34], pad: ['string-section', 0.22], lead: ['flute', 0.4] },
  { name: 'cathedral', bpm: 76, mode: 'dorian', loops: ['1 4 1 7', '1 3 4 1'], notes: 5, kit: 'drums',
    drums: { kick: 'x.......x.......', tom: '....x.......x.x.', crash: 'x...............', ride: '..x...x...x...x.' },
    bass: ['low-strings', '1---------------'], keys: ['harp', 'x---x---x---x---', 0.3], arp: ['vibes', '0...2.3.4...3.2.', 0.26], pad: ['string-section', 0.32], lead: ['string-section', 0.36] },
] };
