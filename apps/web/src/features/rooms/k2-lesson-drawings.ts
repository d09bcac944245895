/** A part of a drawing in 100 × 100 units: a stroke, or a shape that is filled. */
export type SignPart = readonly ['line' | 'full', string];

/** A circle as a path. */
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const discs = (r: number, ...places: (readonly [number, number])[]): string =>
  places.map(([x, y]) => disc(x, y, r)).join('');

/** A circle with nothing inside. */
const hoop = (x: number, y: number): string =>
  `${disc(x, y, 8)}M${x - 5} ${y}a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z`;

/** A loaf of bread on its flat side. */
const loaf = (x: number, y: number): string =>
  `M${x - 12} ${y + 14}V${y}Q${x - 20} ${y - 14} ${x} ${y - 14}Q${x + 20} ${y - 14} ${x + 12} ${y}V${y + 14}Z`;

const MATHS: Readonly<Record<string, readonly SignPart[]>> = {
  'how-many': [
    [
      'line',
      [
        [50, 30],
        [28, 68],
        [72, 68],
      ]
        .map(([x = 0, y = 0]) => loaf(x, y))
        .join(''),
    ],
  ],
  'tens-and-ones': [['line', 'M22 20V80M34 20V80M46 20V80M58 20V80M16 50H64M82 24V76']],
  'counting-on-a-khipu': [
    ['line', 'M14 24H86M30 24V82M50 24V86M70 24V78'],
    ['full', discs(8, [30, 46], [30, 66], [50, 70], [70, 42], [70, 60])],
  ],
  'half-a-loaf-fair-shares': [
    ['full', 'M46 16a34 34 0 0 0 0 68Z'],
    ['line', 'M58 18a33 33 0 0 1 0 64Z'],
  ],
  'odd-even-and-pairs': [
    ['line', 'M18 20H36V50L48 62Q52 76 40 78H32L18 60Z'],
    ['line', 'M56 20H74V50L86 62Q88 76 76 78H70L56 60Z'],
  ],
  'our-bar-graph': [
    ['full', 'M22 54h14v22h-14ZM43 24h14v52h-14ZM64 42h14v34h-14Z'],
    ['line', 'M14 82H86'],
  ],
  'partners-of-ten': [
    ['full', discs(8, [14, 38], [32, 38], [50, 38], [68, 38], [86, 38], [14, 62], [32, 62])],
    ['full', [50, 68, 86].map((x) => hoop(x, 62)).join('')],
  ],
  'shapes-all-around': [
    ['line', 'M50 12L70 44H30ZM18 56H44V82H18Z'],
    ['full', disc(70, 69, 16)],
  ],
  'the-equal-sign-is-a-balance': [
    ['line', 'M20 32H80M50 20V80M34 82H66'],
    ['line', 'M20 34L9 58H31ZM80 34L69 58H91Z'],
  ],
  'two-ways-to-make-15': [
    ['line', 'M32 82V24M18 38L32 22L46 38'],
    ['line', 'M68 18V76M54 62L68 78L82 62'],
  ],
};

const SCIENCE: Readonly<Record<string, readonly SignPart[]>> = {
  'feel-the-buzz': [
    ['full', disc(24, 50, 10)],
    ['line', 'M42 34Q54 50 42 66M58 24Q76 50 58 76M74 16Q98 50 74 84'],
  ],
  'make-a-shadow-clock': [
    ['full', disc(26, 26, 12)],
    ['line', 'M50 28V70L86 80'],
    ['full', discs(5, [22, 68], [34, 82], [52, 88])],
  ],
  'sun-moon-stars': [
    ['full', disc(34, 64, 13)],
    ['line', 'M34 42V38M34 90V86M12 64H8M60 64H56M19 49L16 46M49 49L52 46M19 79L16 82M49 79L52 82'],
    ['full', 'M72 20a20 20 0 1 0 14 34a17 17 0 0 1-14-34Z'],
    ['full', 'M34 8l3 8 8 1-6 6 2 8-7-4-7 4 2-8-6-6 8-1Z'],
  ],
  'the-moons-shapes': [
    ['full', 'M26 32a18 18 0 1 0 0 36a24 24 0 0 1 0-36Z'],
    ['full', 'M42 32a18 18 0 0 1 0 36Z'],
    ['full', disc(79, 50, 16)],
  ],
  'three-plant-friends': [
    ['line', 'M50 84V14M50 36Q36 34 28 20M50 46Q66 44 74 28'],
    ['line', 'M38 84Q66 74 40 64Q64 56 42 50'],
    ['full', `${disc(74, 74, 11)}${disc(24, 76, 9)}`],
  ],
  'what-plants-need': [
    ['line', 'M46 64V36M46 52C46 40 34 34 22 36 22 48 32 54 46 52M46 44C46 32 56 24 68 26 68 38 60 46 46 44'],
    ['full', 'M26 64H66L60 86H32Z'],
    ['full', 'M82 40Q72 54 74 60a8 8 0 0 0 16 0Q92 54 82 40Z'],
  ],
};

const WORDS: Readonly<Record<string, readonly SignPart[]>> = {
  'beginning-middle-end': [
    ['line', 'M16 78H66Q82 78 82 65Q82 52 66 52H36Q20 52 20 39Q20 26 36 26H58'],
    ['full', disc(68, 26, 11)],
  ],
  'blend-it': [['line', 'M14 30V82M34 30V82M14 46H34M14 64H34M34 30Q56 32 62 56Q66 76 88 78']],
  'letters-from-pictures': [['line', 'M22 18L50 84L78 18M33 44H67']],
  'my-first-sentences': [
    ['full', 'M16 22H84V44H16Z'],
    ['line', 'M20 44V78M35 44V78M50 44V78M65 44V78M80 44V78'],
  ],
  rhymes: [
    ['line', 'M40 74V26L78 18V66'],
    ['full', discs(11, [30, 74], [68, 66])],
  ],
};

const LIVING: Readonly<Record<string, readonly SignPart[]>> = {
  'name-it': [
    ['line', `${disc(50, 50, 35)}M34 60Q50 76 66 60`],
    ['full', discs(5.5, [38, 42], [62, 42])],
  ],
  'wash-sleep-move': [
    ['line', 'M46 16Q22 46 22 60a24 24 0 0 0 48 0Q70 46 46 16Z'],
    ['full', `${disc(80, 36, 8)}${disc(84, 58, 5)}`],
  ],
  'my-first-map': [
    ['line', 'M14 28L38 20L62 28L86 20V72L62 80L38 72L14 80ZM38 20V72M62 28V80'],
    ['full', disc(50, 50, 7)],
  ],
  'needs-and-wants': [['line', 'M50 18L88 78H12ZM50 44L36 78M50 44L64 78']],
  'rules-that-help': [
    ['line', 'M14 82L28 18H72L86 82M42 18V58M58 18V58'],
    ['full', 'M32 56H68V66H32Z'],
  ],
};

/** What a lesson is about, in a few strokes, for those who know it by sight before they read its name. */
export const LESSON_SIGNS: Readonly<Record<string, readonly SignPart[]>> = {
  ...MATHS,
  ...SCIENCE,
  ...WORDS,
  ...LIVING,
};
