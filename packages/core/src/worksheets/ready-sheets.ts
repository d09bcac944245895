import { LOCALES, type Locale } from '@ori/contracts/locale';
import { READY_COUNT, READY_SHEETS, SHEET_VARIANTS, type SheetKind } from '@ori/contracts/worksheet-names';
import type { SheetSpec } from '@ori/contracts/worksheets';

/** Rows of a tracing sheet: a whole alphabet. */
const LETTERS = 27;
type Shape = Pick<SheetSpec, 'level' | 'count' | 'columns'>;
const ONE: Shape = { level: 'medium', count: 1, columns: 1 };
const SHAPES: Readonly<Record<SheetKind, Shape>> = {
  practice: { level: 'rising', count: READY_COUNT, columns: 2 },
  numerals: { level: 'medium', count: 8, columns: 2 },
  tracing: { ...ONE, count: LETTERS },
  map: ONE,
  construction: ONE,
  colouring: ONE,
  dots: ONE,
};

const READY_CODE = /^([a-z0-9-]+)-(en|fr|es)-(\d)$/;
const isKind = (name: string): name is SheetKind => Object.hasOwn(SHEET_VARIANTS, name);

/** The code of a ready sheet, which says what it is: `ma-add20-en-1`, `numerals-maya-fr-1`. `number` is from 1. */
export function readyCode(what: string, locale: Locale, number = 1): string {
  return `${what}-${locale}-${number}`;
}

/** Everything that can be ready besides practice: `kind-variant`. */
export const READY_DRAWINGS: readonly { readonly kind: SheetKind; readonly variant: string }[] = (
  ['numerals', 'tracing', 'construction', 'colouring', 'map', 'dots'] as const
).flatMap((kind) => SHEET_VARIANTS[kind].map((variant: string) => ({ kind, variant })));

type Begun = Pick<SheetSpec, 'kind' | 'variant' | 'skills'>;

function drawnSpec(what: string): Begun | null {
  const at = what.indexOf('-');
  const [kind, variant] = [what.slice(0, at), what.slice(at + 1)];
  if (!isKind(kind) || kind === 'practice') return null;
  return (SHEET_VARIANTS[kind] as readonly string[]).includes(variant) ? { kind, variant, skills: [] } : null;
}

/**
 * What a ready sheet's code stands for, or null where it is no such code. `canAsk` tells whether a skill can be
 * practised.
 */
export function readySpec(code: string, canAsk: (skill: string) => boolean): SheetSpec | null {
  const [, what = '', tag, digit] = READY_CODE.exec(code) ?? [];
  const locale = LOCALES.find((each) => each === tag);
  const number = Number(digit);
  if (!locale || number < 1 || number > READY_SHEETS) return null;
  const practice: Begun = { kind: 'practice', variant: 'skills', skills: [what] };
  const made = canAsk(what) ? practice : drawnSpec(what);
  if (made === null) return null;
  return { ...made, ...SHAPES[made.kind], space: 'line', locale, seed: number - 1 };
}
