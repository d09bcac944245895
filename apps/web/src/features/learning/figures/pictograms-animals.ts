import { disc, eye, type Pictogram, type Tone } from './pictogram.ts';

/** A four-legged animal looking right: body, legs, head, and its own ears, tail or marks. */
function fourLegged(tone: Tone, own: Pictogram, legs = 14): Pictogram {
  const bottom = 10 + legs;
  return [
    [
      tone,
      `M-18 8 V${bottom} h5 V10 Z M-8 10 V${bottom} h5 V10 Z M4 10 V${bottom} h5 V10 Z M12 8 V${bottom} h5 V8 Z`,
    ],
    [tone, disc(-2, 3, 19, 11)],
    ...own,
    [tone, disc(17, -9, 10, 9)],
    eye(20, -11),
    ['ink', disc(26, -7, 1.6)],
  ];
}

/** A bird looking right: body, head, beak, and its own marks. */
function feathered(tone: Tone, beak: string, own: Pictogram): Pictogram {
  return [
    ['line', 'M-4 14 V26 h6 M4 14 V26 h6'],
    [tone, 'M-26 -6 C-18 18 16 22 18 -2 C10 -6 4 0 -4 -4 C-12 -6 -18 -10 -26 -6 Z'],
    ...own,
    ['gold', beak],
    [tone, disc(14, -12, 9)],
    eye(16, -14),
  ];
}

/** Animals, and the young that look otherwise. */
export const ANIMALS = {
  cat: fourLegged('gold', [
    ['line', 'M-20 2 Q-32 -4 -26 -20'],
    ['gold', 'M9 -14 L10 -26 L17 -18 L24 -26 L25 -13 Z'],
  ]),
  dog: fourLegged('clay', [
    ['line', 'M-20 0 L-28 -14'],
    ['clay', 'M9 -16 Q2 -12 6 -2 Q12 -4 13 -14 Z M24 -8 h8 v6 h-10 Z'],
  ]),
  cow: fourLegged('paper', [
    ['line', 'M-20 0 Q-28 6 -26 18 M10 -17 Q6 -24 12 -26 M22 -17 Q28 -24 22 -26'],
    ['ink', `${disc(-8, 0, 6, 4)} ${disc(5, 6, 4, 3)}`],
  ]),
  sheep: fourLegged('paper', [
    ['paper', `${disc(-14, -4, 9)} ${disc(-2, -8, 9)} ${disc(8, -2, 9)} ${disc(-8, 8, 9)} ${disc(4, 8, 8)}`],
  ]),
  horse: fourLegged(
    'clay',
    [
      ['clay', 'M4 0 L8 -18 L20 -14 L14 6 Z'],
      ['ink', 'M6 -20 Q-2 -10 2 0 L6 -2 Z M-20 -2 Q-30 6 -26 18 L-22 6 Z'],
      ['clay', 'M11 -16 l2 -9 l5 7 Z'],
    ],
    18,
  ),
  rabbit: fourLegged(
    'paper',
    [
      ['paper', 'M12 -14 Q6 -32 12 -32 Q18 -30 17 -15 Z M18 -14 Q20 -32 25 -30 Q28 -26 22 -13 Z'],
      ['paper', disc(-22, 2, 5)],
    ],
    8,
  ),
  mouse: fourLegged(
    'paper',
    [
      ['line', 'M-20 6 Q-34 10 -30 -6'],
      ['paper', `${disc(10, -18, 7)} ${disc(22, -18, 6)}`],
    ],
    6,
  ),
  fox: fourLegged('clay', [
    ['clay', 'M-16 4 Q-34 10 -32 -10 Q-22 -12 -14 -4 Z M9 -14 L9 -27 L17 -18 L25 -27 L25 -13 Z'],
    ['paper', 'M-32 -10 Q-28 -12 -26 -11 L-29 -3 Z'],
  ]),
  hen: feathered('clay', 'M21 -13 l9 3 l-9 3 Z', [
    ['ink', 'M-26 -6 q-6 -10 -2 -14 q8 6 10 14 Z'],
    ['clay', 'M8 -19 q0 -10 4 -6 q4 -8 6 0 q5 -2 3 6 Z'],
  ]),
  chick: [
    ['line', 'M-5 16 V26 h6 M5 16 V26 h6'],
    ['gold', disc(-3, 6, 15, 12)],
    ['clay', 'M19 -12 l8 3 l-8 3 Z'],
    ['gold', disc(10, -9, 10)],
    eye(13, -11),
  ],
  duck: [
    ['gold', 'M20 -18 h12 v5 h-12 Z'],
    ['nile', 'M-28 -2 C-24 22 18 24 20 2 C14 -4 8 -2 4 2 C-8 -2 -18 2 -28 -2 Z'],
    ['nile', disc(13, -13, 9)],
    ['line', 'M-14 8 Q-4 14 6 8'],
    eye(16, -15),
  ],
  bird: feathered('lapis', 'M21 -14 l8 3 l-8 2 Z', [['paper', 'M-14 -2 Q-6 12 8 4 Q-2 -4 -14 -2 Z']]),
  hawk: [
    ['clay', 'M-30 -14 Q-14 -20 0 -4 Q14 -20 30 -14 Q20 -2 8 4 L6 22 H-6 L-8 4 Q-20 -2 -30 -14 Z'],
    ['clay', disc(0, -9, 8)],
    ['gold', 'M-3 -8 h6 l-3 8 Z'],
    ['ink', `${disc(-4, -12, 1.3)} ${disc(4, -12, 1.3)}`],
  ],
  fish: [
    ['lapis', 'M-16 0 L-30 -12 V12 Z'],
    ['lapis', disc(2, 0, 22, 13)],
    ['line', 'M6 -8 Q12 0 6 8 M-10 -4 q4 4 0 8'],
    eye(15, -3),
  ],
  frog: [
    ['nile', 'M-24 22 Q-28 0 -8 -4 L10 -6 Q24 0 20 22 Z'],
    ['nile', `${disc(2, -8, 16, 11)} ${disc(-6, -18, 5)} ${disc(10, -18, 5)}`],
    ['ink', `${disc(-6, -18, 1.8)} ${disc(10, -18, 1.8)}`],
    ['line', 'M-8 -6 Q2 2 12 -6 M-14 22 Q-16 10 -6 8 M12 22 Q16 12 8 8'],
  ],
  tadpole: [['nile', 'M-2 -4 Q-20 -14 -30 2 Q-18 -2 -2 8 Z'], ['nile', disc(8, 2, 14, 11)], eye(15, -2)],
  snake: [
    ['line', 'M-28 18 Q-18 4 -8 16 T10 12 T12 -8 T18 -18'],
    ['nile', 'M-29 20 Q-18 0 -7 13 T8 10 T10 -8 T16 -20 L24 -16 Q18 -8 18 0 T10 18 T-12 20 T-29 20 Z'],
    ['nile', disc(21, -18, 7, 5)],
    eye(23, -20),
    ['line', 'M28 -17 l5 -2'],
  ],
  butterfly: [
    [
      'clay',
      'M-2 -4 C-10 -30 -32 -24 -26 -6 C-24 0 -10 2 -2 0 Z M2 -4 C10 -30 32 -24 26 -6 C24 0 10 2 2 0 Z',
    ],
    ['gold', 'M-2 2 C-22 2 -24 20 -14 22 C-6 22 -2 10 -2 2 Z M2 2 C22 2 24 20 14 22 C6 22 2 10 2 2 Z'],
    ['ink', disc(0, 2, 2.5, 15)],
    ['line', 'M0 -12 L-7 -24 M0 -12 L7 -24'],
  ],
  caterpillar: [
    ['line', 'M-22 12 v6 M-12 12 v6 M-2 12 v6 M8 12 v6'],
    ['nile', `${disc(-22, 4, 8)} ${disc(-12, 4, 8)} ${disc(-2, 4, 8)} ${disc(8, 4, 8)}`],
    ['gold', disc(20, 0, 9)],
    eye(23, -2),
    ['line', 'M17 -9 L14 -18 M23 -9 L26 -18'],
  ],
  bee: [
    ['paper', `${disc(-8, -14, 7, 11)} ${disc(6, -14, 7, 11)}`],
    ['gold', disc(-2, 4, 20, 12)],
    ['ink', 'M-12 -6 h5 v20 h-5 Z M-1 -8 h5 v24 h-5 Z'],
    ['line', 'M16 -4 L24 -14 M-22 4 L-29 6'],
    eye(13, 2),
  ],
  egg: [['paper', 'M0 -24 C14 -22 20 2 18 10 A18 16 0 0 1 -18 10 C-20 2 -14 -22 0 -24 Z']],
} as const satisfies Record<string, Pictogram>;
