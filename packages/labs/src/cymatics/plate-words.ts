import type { Locale } from '@ori/contracts/locale';
import type { PlateGrid } from '@ori/core/sound/plate-grid';
import { resonanceGrid } from '@ori/core/sound/plate-grid';
import type { Resonance } from '@ori/core/sound/plate-mode';
import { regionsOf } from '@ori/core/sound/plate-regions';
import type { PlateShape } from '@ori/core/sound/plate-resonances';
import { number, say } from '../frame/words.ts';
import { LINE_WORDS } from './words.ts';

const NET = 48;
const STILL = 0.02;

/** Whether both diagonals of a square plate lie still. */
function hasDiagonals({ shape, size, values }: PlateGrid): boolean {
  if (shape !== 'square') return false;
  return Array.from({ length: size }, (_, at) => [values[at * size + at], values[at * size + size - 1 - at]])
    .flat()
    .every((value) => Math.abs(value ?? 1) < STILL);
}

/** Whether the middle line along one side lies still: the halves move against each other. */
function isOdd({ size, values }: PlateGrid, along: 'x' | 'y'): boolean {
  const at = (x: number, y: number) => values[y * size + x] ?? 0;
  return Array.from({ length: size }, (_, i) => i).every((x) =>
    [0, 7, 15].every((y) => {
      const mirrored = along === 'x' ? at(size - 1 - x, y) : at(x, size - 1 - y);
      return Math.abs(at(x, y) + mirrored) < STILL;
    }),
  );
}

function freeLines(grid: PlateGrid, locale: Locale): string[] {
  const { inner } = regionsOf(grid);
  const [down, across] = [isOdd(grid, 'x'), isOdd(grid, 'y')];
  const straight =
    down && across ? [LINE_WORDS.cross] : [down && LINE_WORDS.down, across && LINE_WORDS.across];
  const phrases = [...straight, hasDiagonals(grid) && LINE_WORDS.diagonals].flatMap((it) => it || []);
  const rings = inner > 0 ? [say(LINE_WORDS.ring, locale, { n: inner })] : [];
  const named = [...phrases.map((it) => say(it, locale)), ...rings];
  return named.length > 0 ? named : [say(LINE_WORDS.bends, locale)];
}

/** The still lines of a tone as a list in words; `turnRad` where two motions of one tone mix. */
export function linesInWords(
  shape: PlateShape,
  resonance: Resonance,
  turnRad: number,
  locale: Locale,
): string {
  const grid = resonanceGrid(shape, resonance, turnRad, NET);
  const name = resonance.modes[0]?.name;
  const count = (text: keyof typeof LINE_WORDS, n: number) => say(LINE_WORDS[text], locale, { n });
  const patches = count('patches', regionsOf(grid).count);
  if (name?.kind === 'round')
    return [count('diameters', name.diameters), count('circles', name.circles), patches].join(', ');
  if (name?.kind === 'grid' && resonance.modes.length === 1)
    return [count('upright', name.upright), count('level', name.level), patches].join(', ');
  return [...freeLines(grid, locale), patches].join(', ');
}

/** A tone as it is read: whole hertz, tenths below 100. */
export const hertz = (hz: number, locale: Locale): string => number(hz, locale, hz < 100 ? 1 : 0);
