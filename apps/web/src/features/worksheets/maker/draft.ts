import type { Locale } from '@ori/contracts/locale';
import {
  SHEET_SEED_MAX,
  SHEET_SKILLS_MAX,
  SHEET_VARIANTS,
  type SheetKind,
} from '@ori/contracts/worksheet-names';
import type { PreviewInput, PrintOptions, SheetSpec } from '@ori/contracts/worksheets';
import type { SheetDefaults } from '@ori/core/worksheets/sheet-defaults';
import { paperOf } from '../paper-of.ts';

/** A sheet as it is being made: what is on it, and how it will be printed. */
export interface Draft {
  readonly spec: SheetSpec;
  readonly print: PrintOptions;
}

type Shape = Pick<SheetSpec, 'count' | 'columns' | 'level'>;
const SHAPES: Readonly<Record<SheetKind, Shape>> = {
  practice: { count: 10, columns: 2, level: 'rising' },
  numerals: { count: 10, columns: 2, level: 'medium' },
  tracing: { count: 10, columns: 1, level: 'medium' },
  map: { count: 1, columns: 1, level: 'medium' },
  construction: { count: 1, columns: 1, level: 'medium' },
  colouring: { count: 1, columns: 1, level: 'medium' },
  dots: { count: 1, columns: 1, level: 'medium' },
};

/** A seed nobody chose. */
export const drawSeed = (): number =>
  (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % (SHEET_SEED_MAX - 1);

export const isKind = (name: string): name is SheetKind => Object.hasOwn(SHEET_VARIANTS, name);

/** The first draft of a kind; letters to trace begin in the order of the alphabet. */
export function draftOf(kind: SheetKind, locale: Locale, seed: number): Draft {
  const variant = SHEET_VARIANTS[kind][0];
  return {
    spec: {
      kind,
      variant,
      skills: [],
      locale,
      space: 'line',
      ...SHAPES[kind],
      seed: kind === 'tracing' ? 0 : seed,
    },
    print: { part: 'sheet', paper: paperOf(locale), large: 'no', ink: 'no' },
  };
}

/** Another kind, printed as the last one was. */
export function withKind({ spec, print }: Draft, kind: SheetKind, seed: number): Draft {
  return { spec: draftOf(kind, spec.locale, seed).spec, print };
}

/** The draft as an address may ask for it: `kind`, `variant` and `skill`. What is unknown is left out. */
export function draftFrom(search: URLSearchParams, locale: Locale, seed: number): Draft {
  const skills = search.getAll('skill').slice(0, SHEET_SKILLS_MAX);
  const asked = search.get('kind') ?? '';
  const draft = draftOf(isKind(asked) ? asked : 'practice', locale, seed);
  const { kind } = draft.spec;
  const variant = SHEET_VARIANTS[kind].find((name) => name === search.get('variant')) ?? draft.spec.variant;
  return { ...draft, spec: { ...draft.spec, variant, skills: kind === 'practice' ? skills : [] } };
}

/** The draft as somebody’s sheets begin, where they chose how. */
export function withDefaults({ spec, print }: Draft, chosen: SheetDefaults): Draft {
  const locale = chosen.language ?? spec.locale;
  return {
    spec: { ...spec, locale },
    print: {
      part: chosen.part ?? print.part,
      paper: chosen.paper ?? paperOf(locale),
      large: chosen.large ? 'yes' : print.large,
      ink: chosen.ink ? 'yes' : print.ink,
    },
  };
}

/** What to ask of the server, or null while a skill is still to be chosen. */
export function askedOf({ spec, print }: Draft): PreviewInput | null {
  return spec.kind === 'practice' && spec.skills.length === 0 ? null : { spec, print };
}
