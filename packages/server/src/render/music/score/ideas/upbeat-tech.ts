/** Bright and forward: saws, plucks and clubs. */
import type { StyleBook } from '../idea';

// biome-ignore format: a bar is read in steps
export const UPBEAT_TECH: StyleBook = { slowest: 104, fastest: 128, ideas: [
  { name: 'launch', bpm: 120, mode: 'major', loops: ['1 5 6 4', '6 4 1 5'], notes: 3, kit: 'club',
    drums: { kick: 'x...x...x...x...', clap: '....x.......x...', hat: '..x...x...x...xo', open: '..............x.', shaker: 'oxoxoxoxoxoxoxox' },
    bass: ['saw-bass', '..1-..1-..1-..8-'], keys: ['supersaw', 'x--..x--..x--...', 0.3], arp: ['pluck', '0.1.2.3.4.3.2.1.', 0.34], pad: ['pad', 0.2], lead: ['lead', 0.3] },
  { name: 'circuit', bpm: 112, mode: 'dorian', loops: ['1 4 7 4', '1 3 4 7'], notes: 4, kit: 'electro', swing: 0.12,
    drums: { kick: 'x.....x...x.....', snare: '....x.......x..o', hat: 'x.xxx.x.x.xxx.xx', rim: '...x......x.....' },
    bass: ['acid-bass', '1.1..8.1..1.5.8.'], keys: ['stab', '..x...x...x...x.', 0.34], arp: ['square-pluck', '02.1.32.04.1.32.', 0.22], pad: ['pad', 0.16], lead: ['square-pluck', 0.36] },
  { name: 'daylight', bpm: 116, mode: 'lydian', loops: ['1 2 6 5', '4 1 5 6'], notes: 4, kit: 'club',
    drums: { kick: 'x...x...x...x...', snap: '....x.......x...', hat: '..x...x...x...x.', shaker: 'x.oox.oox.oox.oo' },
    bass: ['soft-bass', '1--1..1-5--5..8-'], keys: ['rhodes', 'x-----x---x-----', 0.3], arp: ['kalimba', '0.2.4.2.1.3.5.3.', 0.34], pad: ['pad', 0.18], lead: ['glass', 0.34] },
  { name: 'relay', bpm: 124, mode: 'minor', loops: ['1 6 3 7', '6 7 1 1'], notes: 3, kit: 'electro',
    drums: { kick: 'x...x...x...x...', clap: '....x.......x...', open: '..x...x...x...x.', hat: 'x.x.x.x.x.x.x.xx', tom: '.............x.x' },
    bass: ['saw-bass', '1.11.11.1.11.118'], keys: ['stab', 'x..x..x...x..x..', 0.32], arp: ['pluck', '0120120134134134', 0.26], pad: ['string-section', 0.16], lead: ['lead', 0.28] },
  { name: 'pocket', bpm: 108, mode: 'mixolydian', loops: ['1 7 4 1', '1 4 7 4'], notes: 4, kit: 'acoustic', swing: 0.18,
    drums: { kick: 'x..x..x...x.....', snare: '....x.......x...', hat: 'x.x.x.x.x.x.x.x.', shaker: 'oxoxoxoxoxoxoxox' },
    bass: ['bass-guitar', '1-.1..5-1-.8..5-'], keys: ['wurli', '..x-..x-...x..x-', 0.32], arp: ['muted', '0.0.2.0.1.0.2.1.', 0.36], pad: ['warm-pad', 0.14], lead: ['vibes', 0.34] },
  { name: 'orbit', bpm: 110, mode: 'minor', loops: ['1 3 7 4', '1 7 6 7'], notes: 4, kit: 'electro',
    drums: { kick: 'x.......x.x.....', snare: '....x.......x...', hat: 'xoxoxoxoxoxoxoxo', ride: '..............x.' },
    bass: ['sub', '1-------8---5---'], keys: ['supersaw', 'x-----------x---', 0.26], arp: ['bell', '0...2...4...3.1.', 0.22], pad: ['pad', 0.22], lead: ['flute', 0.34] },
  { name: 'confetti', bpm: 126, mode: 'major', loops: ['4 5 6 1', '1 4 6 5'], notes: 3, kit: 'stadium',
    drums: { kick: 'x...x...x...x...', clap: '....x.......x..x', open: '..x...x...x...x.', shaker: 'xoxoxoxoxoxoxoxo', tom: '..........x..x..' },
    bass: ['saw-bass', '1.1.1.8.1.1.5.8.'], keys: ['piano', 'x.x..x.x..x.x...', 0.36], arp: ['marimba', '0.24.2.50.24.5.4', 0.32], pad: ['pad', 0.16], lead: ['supersaw', 0.26] },
  { name: 'signal', bpm: 106, mode: 'dorian', loops: ['1 7 4 5', '4 1 7 1'], notes: 5, kit: 'club', swing: 0.1,
    drums: { kick: 'x..x......x..x..', snap: '....x.......x...', hat: '..xo..xo..xo..xo', rim: '.......x......x.' },
    bass: ['soft-bass', '1--.1.8-..1-5-.3'], keys: ['rhodes', 'x--x--..x--x----', 0.32], arp: ['square-pluck', '..0...2...4.3.1.', 0.2], pad: ['warm-pad', 0.2], lead: ['muted', 0.48] },
] };
