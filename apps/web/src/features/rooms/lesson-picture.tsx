import type { LessonSummary, Subject } from '@ori/contracts/content';
import type { Tone } from '../../ui/badge.tsx';
import { circleGrid } from '../../ui/ornament/circle-grid.ts';
import { lattice } from '../../ui/ornament/lattice.ts';
import { circle, polyline, ring, type Point } from '../../ui/ornament/points.ts';
import { starPolygon } from '../../ui/ornament/star.ts';
import './rooms.css';

const MIDDLE: Point = [100, 100];

/** The colour of a subject. */
export const SUBJECT_TONES: Readonly<Record<Subject, Tone>> = {
  math: 'gold',
  science: 'nile',
  language: 'lapis',
  social: 'clay',
  life: 'leaf',
};

/** A small whole number that a text always gives, to draw each lesson its own picture. */
export function numberOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
}

function star(seed: number): string {
  const points = 7 + (seed % 7);
  const step = 2 + (seed % (Math.floor(points / 2) - 1));
  return (
    starPolygon(MIDDLE, 88, points, step) +
    starPolygon(MIDDLE, 44, points, step, 0.5 / points) +
    circle(MIDDLE, 92)
  );
}

function orbits(seed: number): string {
  const count = 3 + (seed % 3);
  const rings = Array.from({ length: count }, (_, index) => 22 + (68 * index) / (count - 1));
  const bodies = rings.map((radius, index) =>
    circle(ring(MIDDLE, radius, 1, ((seed % 11) + index * 4) / 11)[0] as Point, 5 + (index % 3)),
  );
  return rings.map((radius) => circle(MIDDLE, radius)).join('') + bodies.join('') + circle(MIDDLE, 8);
}

/** Two sources, and the rings that go out from them. */
function ripples(seed: number): string {
  const gap = 26 + (seed % 4) * 8;
  const rings = Array.from({ length: 4 }, (_, index) => 12 + index * 16);
  return [100 - gap, 100 + gap]
    .flatMap((x) => [circle([x, 100], 4), ...rings.map((radius) => circle([x, 100], radius))])
    .join('');
}

/** Particles around a ring, joined, with one in the middle. */
function bonds(seed: number): string {
  const corners = ring(MIDDLE, 66, 5 + (seed % 4), (seed % 9) / 18);
  return (
    polyline(corners, true) +
    corners.map((corner) => polyline([MIDDLE, corner]) + circle(corner, 14)).join('') +
    circle(MIDDLE, 22)
  );
}

const OF_NATURE = [orbits, ripples, bonds] as const;

/** One of the drawings of science, by the seed. */
const nature = (seed: number): string =>
  (OF_NATURE[Math.floor(seed / 100) % OF_NATURE.length] ?? orbits)(seed);

function waves(seed: number): string {
  const lines = 5 + (seed % 3);
  return Array.from({ length: lines }, (_, line) => {
    const height = 30 + (140 * line) / (lines - 1);
    const swing = 12 * Math.sin(((line + 1) / (lines + 1)) * Math.PI);
    const points = Array.from({ length: 41 }, (_, index): Point => [
      10 + index * 4.5,
      height - swing * Math.sin((index / 20) * Math.PI * (1 + (seed % 2))),
    ]);
    return polyline(points);
  }).join('');
}

const DRAWN: Readonly<Record<Subject, (seed: number) => string>> = {
  math: star,
  science: nature,
  language: waves,
  social: (seed) => lattice(3 + (seed % 3), 3 + (seed % 3), 180 / (3 + (seed % 3))),
  life: (seed) => circleGrid(MIDDLE, 20 + (seed % 4) * 2, 1 + (seed % 2)),
};

/** A lesson's own drawing as path data in 200 × 200 units. */
export const drawingOf = ({ id, subject }: Pick<LessonSummary, 'id' | 'subject'>): string =>
  DRAWN[subject](numberOf(id));

interface Props {
  readonly lesson: Pick<LessonSummary, 'id' | 'subject'>;
  readonly className?: string;
}

/** A drawing of its own for every lesson, by its subject; decoration beside its title. */
export function LessonPicture({ lesson, className }: Props) {
  return (
    <svg
      className={className}
      data-tone={SUBJECT_TONES[lesson.subject]}
      viewBox="0 0 200 200"
      aria-hidden="true"
    >
      <path className="lesson-picture" d={drawingOf(lesson)} />
    </svg>
  );
}
