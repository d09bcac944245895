import type { InteractiveName } from '@ori/contracts/interactives';
import { INTERACTIVES } from '@ori/contracts/interactives';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadLab } from './load-lab.tsx';
import { StillFigure } from './still-figure.tsx';
import { finding, press, turn } from './testing/handle-lab.ts';

afterEach(cleanup);

const SORT = {
  groups: [
    { id: 'yes', words: 'Lives' },
    { id: 'no', words: 'Does not live' },
  ],
  cards: [
    { words: 'oak', group: 'yes', why: 'It grows.' },
    { words: 'stone', group: 'no', why: 'It does not grow.' },
    { words: 'bee', group: 'yes', why: 'It feeds.' },
    { words: 'cup', group: 'no', why: 'It was made.' },
  ],
};
const ORDER = {
  from: 'first',
  to: 'last',
  cards: ['egg', 'caterpillar', 'chrysalis', 'butterfly'].map((words) => ({ words, why: `${words}!` })),
};
const PAIRS = {
  pairs: [
    { left: 'cow', right: 'calf', why: 'Young of cattle.' },
    { left: 'hen', right: 'chick', why: 'Young of birds.' },
    { left: 'goat', right: 'kid', why: 'Young of goats.' },
  ],
};
const PASSAGE = {
  task: 'Find the evidence.',
  parts: [
    { words: 'I think so.' },
    { words: 'The jar weighs 3 kg.', note: 'It was measured.' },
    { words: 'Everybody knows.' },
    { words: 'Ten of ten sprouted.', note: 'It was counted.' },
  ],
};
const dial = (words: string, start: number) => ({ min: -5, max: 5, step: 0.5, start, words });
const RULE = {
  rule: 'line' as const,
  dials: { a: dial('slope', 2), b: dial('start', 1) },
  x: { from: 0, to: 10, words: 'hours' },
  y: { from: -10, to: 30, words: 'km' },
};
const JARS = {
  total: 10,
  unit: 'coins',
  unitOfOne: 'coin',
  step: 1,
  jars: [
    { words: 'food', least: 6, why: 'All must eat.' },
    { words: 'play', why: 'For joy.' },
  ],
};
const SETTINGS = {
  'sort-into': SORT,
  'put-in-order': ORDER,
  'pair-up': PAIRS,
  'read-closely': PASSAGE,
  'explore-rule': RULE,
  'share-out': JARS,
  'particle-in-a-box': { widthNm: 1, massElectrons: 1, levels: 6 },
  'shadow-stick': { latitudeDeg: 24, dayOfYear: 172, stickCm: 100 },
  'warm-particles': { substance: 'Water', meltsC: 0, boilsC: 100, fromC: -40, toC: 140 },
  'sky-desk': {
    places: [
      {
        words: 'Newgrange',
        latitudeDeg: 53.6947,
        longitudeDeg: -6.4755,
        year: -3200,
        target: { season: 'december', event: 'rise', declinationDeg: -24.04, horizonAltitudeDeg: 0.85 },
      },
    ],
  },
  'star-compass': { latitudeDeg: 20.5, year: 2026 },
  cymatics: { shape: 'square', edge: 'free', material: 'aluminium', sizeMm: 240, thicknessMm: 1 },
  tunings: { bench: 'beats' },
  constructor: { start: 'vesica' },
  'golden-meter': { start: 'parthenon' },
  orbitals: { orbital: '3d_z2' },
  molecules: { molecule: 'water' },
  'water-formation': { hydrogen: 1, oxygen: 1, water: 1 },
  attention: { bench: 'neighbours' },
  breath: { picture: 'flower' },
  'listening-bell': { way: 'sound' },
  counting: { system: 'maya', range: 'large', number: 584 },
  'speed-rules': { start: 2 },
  'periodic-table': { view: 'family' },
  'rotating-field': { coils: 2, supplyHz: 50 },
  'tuned-coils': { distanceCm: 25 },
  'remote-boat': { buoys: 3 },
  'series-sum': { bench: 'terms', terms: 8 },
  remainders: {
    conditions: [
      { modulus: 3, remainder: 2 },
      { modulus: 5, remainder: 3 },
      { modulus: 7, remainder: 2 },
    ],
  },
} as const satisfies Partial<Record<InteractiveName, unknown>>;
type Name = keyof typeof SETTINGS;
const names = Object.keys(SETTINGS) as Name[];

it.each([
  ['en', '0.5'],
  ['fr', '0,5'],
  ['es', '0,5'],
] as const)('the axes of a still rule are written as %s writes numbers', (locale, half) => {
  const props = { ...RULE, x: { ...RULE.x, from: 0, to: 2 } };
  render(<StillFigure name="explore-rule" props={props as never} label="what it shows" locale={locale} />);
  expect(screen.getByText(half)).toBeTruthy();
});

async function open(name: Name, tellsModel?: 'fully' | 'simply'): Promise<void> {
  const Lab = await loadLab(name);
  render(<Lab props={SETTINGS[name] as never} locale="en" tellsModel={tellsModel} />);
}

describe.each(names)('%s', (name) => {
  it('is a named picture before it is a lab, and has the shape of its contract', async () => {
    const { data, error } = INTERACTIVES[name].safeParse(SETTINGS[name]);
    expect(error).toBeUndefined();
    render(<StillFigure name={name} props={data as never} label="what it shows" locale="en" />);
    const still = screen.getByRole('img', { name: 'what it shows' });
    expect(still.innerHTML).not.toMatch(/NaN|undefined/);
    // The page's policy refuses styles written into its source.
    expect(still.outerHTML).not.toContain(' style=');
    cleanup();
    await open(name);
    expect(finding()).not.toBe('');
  });
});

describe('a lab in a lesson', () => {
  it.each(['particle-in-a-box', 'orbitals', 'shadow-stick', 'warm-particles'] as const)(
    'says what it models: %s',
    async (name) => {
      await open(name, 'fully');
      expect(screen.getByText(/^Modeled: /)).toBeDefined();
    },
  );

  it('says its value once: the slider by itself, the number beside it for eyes only', async () => {
    await open('shadow-stick');
    expect(screen.getByRole('slider', { name: 'Hour by the Sun' }).getAttribute('aria-valuetext')).toBe(
      '9:00',
    );
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });
});

describe('labs made of words', () => {
  it('sort: a wrong group is told, a right one with its reason, and the first tries are counted', async () => {
    await open('sort-into');
    for (let turn = 0; turn < 8 && !finding().includes('All 4'); turn += 1) {
      press('Lives');
      if (finding().includes('does not belong')) press('Does not live');
    }
    expect(finding()).toContain('At the first try: 2');
  });

  it('sort: a second wrong group is told in words of its own', async () => {
    await open('sort-into');
    press('Lives');
    const isWrong = finding().includes('does not belong to “Lives”');
    if (!isWrong) press('Lives');
    expect(finding()).toContain('does not belong to “Lives”');
  });

  it('order: a check says how many lie right, and the reasons come with the right order', async () => {
    await open('put-in-order');
    press('Check the order');
    expect(finding()).toContain('of 4');
    press('Move down: butterfly');
    expect(finding()).toBe('“butterfly” is now 2 of 4.');
    for (const words of ['butterfly', 'chrysalis', 'caterpillar', 'egg'])
      for (let step = 0; step < 3; step += 1) press(`Move up: ${words}`);
    press('Check the order');
    expect(finding()).toBe('All in order: first – last. Checks: 2. Can you do it with fewer?');
    expect(screen.getByText('egg!')).toBeDefined();
    press('Mix them again');
    expect(screen.queryByText('egg!')).toBeNull();
    expect(finding()).toContain('Drag a card by its bead');
  });

  it('pairs: a card that ends with its own full stop gets no second one', async () => {
    const Lab = await loadLab('pair-up');
    const pairs = [
      { left: 'cow', right: 'Has a calf.', why: 'Young of cattle.' },
      { left: 'hen', right: 'Has what?', why: 'Young of birds.' },
      { left: 'goat', right: 'Says « bê. »', why: 'Young of goats.' },
      { left: 'pig', right: 'piglet', why: 'Young of pigs.' },
    ];
    render(<Lab props={{ pairs } as never} locale="en" />);
    press('Has a calf.');
    expect(finding()).toBe('cow – Has a calf. Young of cattle.');
    press('Has what?');
    expect(finding()).toBe('hen – Has what? Young of birds.');
    press('Says « bê. »');
    expect(finding()).toBe('goat – Says « bê. » Young of goats.');
    press('piglet');
    expect(finding()).toContain('pig – piglet. Young of pigs.');
  });

  it('pairs: no pair is told, and found ones stay', async () => {
    await open('pair-up');
    press('chick');
    expect(finding()).toContain('no pair');
    for (const partner of ['calf', 'chick', 'kid']) press(partner);
    expect(finding()).toContain('All pairs are found');
  });

  it('reading: each find has its reason, until all are found', async () => {
    await open('read-closely');
    press('I think so.');
    expect(finding()).toContain('Not that part');
    press('The jar weighs 3 kg.');
    press('Ten of ten sprouted.');
    expect(finding()).toContain('You found them all');
  });
});

describe('labs made of numbers', () => {
  it('a rule tells its values as a dial turns', async () => {
    await open('explore-rule');
    turn(/slope/, 3);
    expect(finding()).toBe('y = 3x + 1. At x = 0: y = 1. At x = 10: y = 31.');
  });

  it('jars tell what is over, what is needed, and when all is well', async () => {
    await open('share-out');
    turn(/food/, 4);
    turn(/play/, 6);
    expect(finding()).toContain('at least 6');
    turn(/food/, 7);
    expect(finding()).toContain('3 coins more');
    turn(/play/, 2);
    expect(finding()).toBe('Left to share: 1 coin.');
    turn(/play/, 3);
    expect(finding()).toContain('every need is met');
  });

  it('a shadow is longer in the evening than at noon, and none by night', async () => {
    await open('shadow-stick');
    turn(/Hour/, 12);
    const noon = Number(/shadow is (\d+)/.exec(finding())?.[1]);
    turn(/Hour/, 17);
    expect(Number(/shadow is (\d+)/.exec(finding())?.[1])).toBeGreaterThan(noon);
    turn(/Hour/, 19);
    expect(finding()).toContain('below the horizon');
  });

  it('warmth turns ice into water and water into vapour', async () => {
    await open('warm-particles');
    expect(finding()).toContain('solid');
    turn(/Temperature/, 20);
    expect(finding()).toContain('liquid');
    turn(/Temperature/, 120);
    expect(finding()).toContain('gas');
  });
});
