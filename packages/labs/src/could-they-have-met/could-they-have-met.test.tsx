import { INTERACTIVES } from '@ori/contracts/interactives';
import type { CouldTheyHaveMetProps } from '@ori/contracts/meeting-labs';
import { readFileSync } from 'node:fs';
import { onMap } from '@ori/core/heritage/meeting-map';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { StillFigure } from '../still-figure.tsx';
import { Lab } from './lab.tsx';
import { spread } from './spread.ts';
import { xOf, yearWords } from './time-scale.ts';
import { finding, press } from '../testing/handle-lab.ts';

afterEach(cleanup);

const claim = { words: 'It is told.', label: 'record' as const, sources: ['A tablet', 'A book'] };
const idea = (id: string, from: number | null, lat: number, lon: number) => ({
  id,
  words: `Idea ${id}`,
  people: `People ${id}`,
  when: 'then',
  lang: 'en',
  years: from === null ? null : { from, to: from, isCirca: true, isOpen: false },
  place: { lat, lon, words: 'There' },
  isComparison: id === 'z',
  claim,
});
const SETTING: CouldTheyHaveMetProps = {
  ideas: [idea('x', -250, 37, 15), idea('y', 263, 34.6, 112.5), idea('z', null, 7.5, 4.6)],
  pairs: [
    {
      earlier: 'x',
      later: 'y',
      verdict: 'too-late',
      yearsApart: 512,
      distanceKm: 8330,
      isOnePeople: false,
      told: [claim],
    },
    {
      earlier: 'x',
      later: 'z',
      verdict: 'undated',
      yearsApart: null,
      distanceKm: 3500,
      isOnePeople: false,
      told: [],
    },
    {
      earlier: 'y',
      later: 'z',
      verdict: 'debated',
      yearsApart: null,
      distanceKm: 9000,
      isOnePeople: false,
      told: [claim],
    },
  ],
  others: [{ lat: 0, lon: 0, year: 1000 }],
};

describe('could they have met?', () => {
  it('is a named picture before it is a lab', () => {
    expect(INTERACTIVES['could-they-have-met'].safeParse(SETTING).error).toBeUndefined();
    render(<StillFigure name="could-they-have-met" props={SETTING} label="what it shows" locale="en" />);
    expect(screen.getByRole('img', { name: 'what it shows' }).innerHTML).not.toMatch(/NaN|undefined/);
  });

  it('asks for a guess before anything is shown, then tells years, way and sources', () => {
    render(<Lab props={SETTING} locale="en" />);
    press(/Idea x/);
    expect(finding()).toBe('Now choose a second idea.');
    press(/Idea y/);
    expect(screen.getByRole('button', { name: 'Show the evidence' })).toHaveProperty('disabled', true);
    expect(screen.queryByText('512 years')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'They could have met' }));
    press(/Show the evidence/);
    expect(finding()).toContain('512 years lie between them');
    expect(finding()).toContain('You thought: “They could have met”.');
    expect(screen.getByText('8,330 km')).toBeDefined();
    expect(screen.getAllByText('A tablet')).toHaveLength(3);
  });

  it('takes a thought-of way for right where scholars argue over one', () => {
    render(<Lab props={SETTING} locale="en" />);
    press(/Idea y/);
    press(/Idea z/);
    fireEvent.click(screen.getByRole('radio', { name: 'A source shows the way' }));
    press(/Show the evidence/);
    expect(finding()).toContain('That is what you thought.');
    expect(screen.getAllByText('This is a comparison, not a historical link.')).toHaveLength(1);
  });

  it('travels in time: what came later is not there yet, and no year 0 is passed', () => {
    render(<Lab props={SETTING} locale="en" />);
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('By 1 CE: 1, 3.');
  });
});

describe('the drawing', () => {
  it('sets neighbours in time side by side: 1 BCE, 1 CE', () => {
    expect(xOf(1, 6025) - xOf(-1, 6025)).toBeCloseTo(1, 6);
    expect(yearWords(-433, 'fr')).toBe('433 av. J.-C.');
  });

  it('moves pins apart and leaves alone those that have room', () => {
    const point = fc.tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -150, max: 150 }));
    fc.assert(
      fc.property(fc.array(point, { minLength: 2, maxLength: 7 }), (points) => {
        const placed = spread(points, 20);
        for (const [i, [x, y]] of placed.entries())
          for (const [u, v] of placed.slice(i + 1)) expect(Math.hypot(u - x, v - y)).toBeGreaterThan(15);
      }),
    );
    expect(
      spread(
        [
          [0, 0],
          [100, 0],
        ],
        20,
      ),
    ).toEqual([
      [0, 0],
      [100, 0],
    ]);
  });

  it('has land where cities stand and sea where none can', () => {
    const svg = readFileSync(`${import.meta.dirname}/land.svg`, 'utf8');
    const isLand = landOf(/fill-opacity="[^"]+" d="([^"]+)"/u.exec(svg)?.[1] ?? '');
    const at = (lat: number, lon: number) => isLand(onMap({ lat, lon }));
    expect([at(32.5, 44.4), at(16.8, -3), at(-13.5, -72), at(34.3, 108.9), at(61, 25)]).toEqual(
      Array(5).fill(true),
    );
    expect([at(0, -150), at(30, -45), at(-20, 80), at(35, 18)]).toEqual(Array(4).fill(false));
  });
});

type Pair = readonly [number, number];

const crossings = (ring: readonly Pair[], [x, y]: Pair) =>
  ring.filter(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay];
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length;

/** Even-odd rule over the rings of a path of relative lines. */
function landOf(path: string): ([x, y]: Pair) => boolean {
  const rings = path.split('z').map((ring) => {
    const numbers = [...ring.matchAll(/-?\d+/gu)].map(Number);
    let [x, y] = [0, 0];
    return numbers.flatMap((dx, at): Pair[] => {
      if (at % 2 === 1) return [];
      [x, y] = [x + dx, y + (numbers[at + 1] ?? 0)];
      return [[x, y]];
    });
  });
  return (point) => rings.reduce((sum, ring) => sum + crossings(ring, point), 0) % 2 === 1;
}
