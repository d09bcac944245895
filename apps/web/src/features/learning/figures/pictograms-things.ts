import { disc, type Pictogram } from './pictogram.ts';

/** Things people make and use. */
export const MADE_THINGS = {
  ball: [
    ['clay', disc(0, 0, 24)],
    ['line', 'M-24 0 Q0 12 24 0 M0 -24 Q-12 0 0 24'],
  ],
  cup: [
    ['lapis', 'M-20 -18 H14 V14 Q14 22 6 22 H-12 Q-20 22 -20 14 Z'],
    ['line', 'M14 -8 Q28 -10 26 2 Q24 12 14 10'],
  ],
  bread: [
    ['clay', 'M-24 20 V0 C-32 -10 -20 -20 -8 -18 H10 C24 -20 32 -8 24 0 V20 Z'],
    ['line', 'M-8 -6 l5 8 M4 -6 l5 8'],
  ],
  house: [
    ['paper', 'M-20 -4 H20 V26 H-20 Z'],
    ['clay', 'M-28 -2 L0 -26 L28 -2 Z'],
    ['gold', 'M-5 8 H5 V26 H-5 Z'],
  ],
  cart: [
    ['gold', 'M-26 -12 H20 L14 10 H-20 Z'],
    ['line', 'M18 -4 L30 -16'],
    ['ink', `${disc(-12, 17, 7)} ${disc(8, 17, 7)}`],
  ],
  box: [
    ['gold', 'M-22 -8 H22 V24 H-22 Z'],
    ['clay', 'M-22 -8 L-14 -20 H14 L22 -8 Z'],
    ['line', 'M0 -20 V4'],
  ],
  book: [
    ['lapis', 'M-26 -18 Q-12 -22 0 -14 Q12 -22 26 -18 V16 Q12 12 0 20 Q-12 12 -26 16 Z'],
    ['line', 'M0 -14 V20 M-20 -8 h12 M-20 0 h12 M8 -8 h12 M8 0 h12'],
  ],
  sock: [
    ['nile', 'M-12 -26 H8 V2 L22 12 Q28 22 18 24 H2 L-12 8 Z'],
    ['gold', 'M-12 -26 H8 V-18 H-12 Z'],
    ['line', 'M4 4 Q-2 10 2 16'],
  ],
  shoe: [
    ['lapis', 'M-26 -12 H-6 Q0 2 18 4 Q28 8 26 18 H-26 Z'],
    ['ink', 'M-27 18 h54 v5 h-54 Z'],
    ['line', 'M-4 -6 l-6 4 M2 0 l-6 4'],
  ],
  chair: [['gold', 'M-14 -28 h5 v52 h-5 Z M-14 0 H16 v5 H-14 Z M11 5 h5 v19 h-5 Z M-14 -24 H2 v12 H-14 Z']],
  drum: [
    ['clay', 'M-24 -8 V14 A24 9 0 0 0 24 14 V-8 Z'],
    ['paper', disc(0, -8, 24, 9)],
    ['line', 'M-24 -2 L-12 22 L0 2 L12 22 L24 -2 M6 -10 L26 -28 M-8 -10 L-26 -26'],
  ],
  guitar: [
    ['clay', 'M-26 12 A13 13 0 0 1 -10 -2 A10 10 0 0 1 8 10 A10 10 0 0 1 -2 14 A13 13 0 0 1 -26 12 Z'],
    ['gold', 'M-2 4 L20 -20 L25 -15 L4 9 Z'],
    ['ink', `${disc(-6, 9, 4)} M19 -22 l5 -5 l7 7 l-5 5 Z`],
  ],
  bell: [
    ['gold', 'M-22 16 Q-14 10 -14 -6 A14 14 0 0 1 14 -6 Q14 10 22 16 Z'],
    ['ink', disc(0, 20, 5)],
    ['line', 'M0 -20 V-27'],
  ],
  flute: [
    ['gold', 'M-28 14 L20 -20 L26 -12 L-22 22 Z'],
    ['ink', `${disc(-12, 8, 2)} ${disc(-3, 2, 2)} ${disc(6, -5, 2)} ${disc(15, -11, 2)}`],
  ],
  umbrella: [
    ['lapis', 'M-28 0 A28 26 0 0 1 28 0 Q21 -7 14 0 Q7 -7 0 0 Q-7 -7 -14 0 Q-21 -7 -28 0 Z'],
    ['line', 'M0 -2 V20 Q0 27 -7 26'],
  ],
  window: [
    ['lapis', 'M-22 -26 H22 V26 H-22 Z'],
    ['line', 'M0 -26 V26 M-22 0 H22'],
  ],
  spoon: [
    ['paper', disc(-10, -14, 9, 12)],
    ['line', 'M-5 -3 L14 26'],
  ],
  key: [
    ['gold', disc(-16, -4, 11)],
    ['paper', disc(-16, -4, 4)],
    ['gold', 'M-6 -7 H28 V-1 H26 V8 H20 V-1 H16 V6 H10 V-1 H-6 Z'],
  ],
  nail: [['paper', 'M-12 -26 H12 V-20 H4 V16 L0 28 L-4 16 V-20 H-12 Z']],
  magnet: [
    ['clay', 'M-24 -22 H-10 V2 A10 10 0 0 0 10 2 V-22 H24 V2 A24 24 0 0 1 -24 2 Z'],
    ['paper', 'M-24 -22 H-10 V-10 H-24 Z M10 -22 H24 V-10 H10 Z'],
  ],
  coin: [
    ['gold', disc(0, 0, 22)],
    ['line', disc(0, 0, 15)],
  ],
  sweater: [
    ['nile', 'M-10 -22 Q0 -14 10 -22 L28 -8 L20 6 L14 2 V24 H-14 V2 L-20 6 L-28 -8 Z'],
    ['line', 'M-14 12 H14 M-14 18 H14'],
  ],
  towel: [
    ['lapis', 'M-18 -22 H18 V24 H-18 Z'],
    ['paper', 'M-18 8 H18 V14 H-18 Z'],
    ['line', 'M-26 -22 H26'],
  ],
} as const satisfies Record<string, Pictogram>;
