import { disc, type Pictogram } from './pictogram.ts';

const CLOUD = 'M-20 8 a10 10 0 0 1 2 -19 a14 14 0 0 1 26 -3 a11 11 0 0 1 12 22 Z';
const RAYS = Array.from({ length: 8 }, (_, ray) => {
  const [x, y] = [Math.cos((ray * Math.PI) / 4), Math.sin((ray * Math.PI) / 4)];
  return `M${(x * 19).toFixed(1)} ${(y * 19).toFixed(1)} L${(x * 28).toFixed(1)} ${(y * 28).toFixed(1)}`;
}).join(' ');
const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r} L${x + r * 0.28} ${y - r * 0.28} L${x + r} ${y} L${x + r * 0.28} ${y + r * 0.28} L${x} ${y + r} L${x - r * 0.28} ${y + r * 0.28} L${x - r} ${y} L${x - r * 0.28} ${y - r * 0.28} Z`;

/** Sky, weather, plants and what they leave. */
export const NATURE = {
  sun: [
    ['gold', disc(0, 0, 14)],
    ['line', RAYS],
  ],
  cloud: [['paper', CLOUD]],
  rain: [
    ['paper', CLOUD],
    ['lapis', 'M-12 14 l-3 10 M0 14 l-3 10 M12 14 l-3 10'],
  ],
  snow: [
    ['paper', CLOUD],
    ['lapis', `${disc(-12, 18, 2.5)} ${disc(0, 23, 2.5)} ${disc(12, 18, 2.5)}`],
  ],
  wind: [['line', 'M-26 -8 H10 a8 8 0 1 0 -8 -9 M-26 2 H20 M-26 12 H4 a7 7 0 1 1 -7 8']],
  moon: [['gold', 'M8 -24 A25 25 0 1 0 24 12 A21 21 0 0 1 8 -24 Z']],
  stars: [['gold', `${star(-12, -10, 13)} ${star(14, 2, 10)} ${star(-6, 18, 8)}`]],
  lamp: [
    ['gold', 'M-10 8 a16 16 0 1 1 20 0 l-2 8 h-16 Z'],
    ['ink', 'M-7 18 h14 v4 h-14 Z M-4 24 h8 v3 h-8 Z'],
  ],
  candle: [
    ['paper', 'M-7 -4 h14 v32 h-14 Z'],
    ['gold', 'M0 -26 C9 -14 7 -8 0 -7 C-7 -8 -9 -14 0 -26 Z'],
  ],
  fire: [
    ['clay', 'M0 -28 C6 -14 22 -8 18 10 A18 18 0 0 1 -18 10 C-20 -2 -8 -6 -6 -14 C-2 -10 2 -18 0 -28 Z'],
    ['gold', 'M1 -4 C4 4 10 6 8 14 A8 8 0 0 1 -8 14 C-8 6 -2 6 1 -4 Z'],
  ],
  ice: [
    ['lapis', 'M-18 -8 L0 -18 L18 -8 V12 L0 22 L-18 12 Z'],
    ['line', 'M-18 -8 L0 2 L18 -8 M0 2 V22'],
  ],
  drop: [['lapis', 'M0 -26 C8 -12 18 -2 18 8 A18 18 0 0 1 -18 8 C-18 -2 -8 -12 0 -26 Z']],
  mountain: [
    ['paper', 'M-30 24 L-8 -20 L4 2 L12 -8 L30 24 Z'],
    ['line', 'M-15 -6 L-10 -1 L-6 -6 L-2 -2 L0 -5'],
  ],
  sand: [
    ['gold', 'M-30 22 C-16 18 -14 -10 0 -10 C14 -10 16 18 30 22 Z'],
    ['ink', `${disc(-4, 6, 1)} ${disc(5, 2, 1)} ${disc(8, 13, 1)} ${disc(-10, 15, 1)}`],
  ],
  stone: [
    ['paper', 'M-26 16 C-30 -2 -14 -18 4 -16 C22 -16 30 4 26 16 Z'],
    ['line', 'M-8 -4 l8 6 M6 -8 l6 4'],
  ],
  tree: [
    ['clay', 'M-4 4 h8 v24 h-8 Z'],
    ['nile', 'M0 8 C-26 12 -26 -12 -14 -14 C-14 -30 14 -30 14 -14 C26 -12 26 12 0 8 Z'],
  ],
  flower: [
    ['line', 'M0 -4 V28'],
    ['nile', 'M0 22 C8 12 16 14 18 12 C16 22 8 26 0 22 Z'],
    [
      'clay',
      `${disc(0, -20, 7)} ${disc(10, -12, 7)} ${disc(6, -1, 7)} ${disc(-6, -1, 7)} ${disc(-10, -12, 7)}`,
    ],
    ['gold', disc(0, -10, 6)],
  ],
  seedling: [
    ['line', 'M0 24 V-6'],
    ['nile', 'M0 -4 C-6 -20 -20 -20 -24 -18 C-22 -6 -10 0 0 -4 Z M0 2 C6 -14 18 -14 22 -12 C20 0 10 6 0 2 Z'],
    ['clay', 'M-22 24 h44 v6 h-44 Z'],
  ],
  leaf: [
    ['nile', 'M-22 18 C-24 -14 4 -24 24 -22 C26 4 8 26 -22 18 Z'],
    ['line', 'M-28 24 L14 -14 M-8 4 V-6 M0 -2 H10'],
  ],
  grass: [
    [
      'nile',
      'M-24 26 Q-22 0 -28 -10 Q-14 0 -14 26 Z M-12 26 Q-8 -8 -12 -24 Q0 -8 0 26 Z M2 26 Q4 0 10 -20 Q14 0 12 26 Z M14 26 Q16 8 26 -4 Q26 14 24 26 Z',
    ],
  ],
  berry: [
    ['line', 'M-8 0 Q-4 -16 6 -22 M10 4 Q8 -12 6 -22'],
    ['nile', 'M6 -22 Q18 -30 26 -20 Q16 -14 6 -22 Z'],
    ['clay', `${disc(-10, 10, 11)} ${disc(11, 14, 11)}`],
  ],
  seed: [
    ['clay', 'M0 -22 C16 -10 16 16 0 22 C-16 16 -16 -10 0 -22 Z'],
    ['line', 'M0 -14 C6 -4 6 8 0 14'],
  ],
  mushroom: [
    ['paper', 'M-7 2 h14 l3 24 h-20 Z'],
    ['clay', 'M-26 4 C-26 -28 26 -28 26 4 Z'],
    ['paper', `${disc(-10, -8, 3.5)} ${disc(6, -13, 4)} ${disc(15, -3, 3)}`],
  ],
} as const satisfies Record<string, Pictogram>;
