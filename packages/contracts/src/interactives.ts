import { z } from 'zod';
import { remoteBoatProps, rotatingFieldProps, tunedCoilsProps } from './electricity-labs.ts';
import { couldTheyHaveMetProps } from './meeting-labs.ts';
import { countingProps, speedRulesProps } from './number-labs.ts';
import { moleculesProps, orbitalsProps, waterFormationProps } from './matter-labs.ts';
import { remaindersProps, seriesSumProps } from './maths-labs.ts';
import { periodicTableProps } from './elements-labs.ts';
import { attentionProps, breathProps, listeningBellProps } from './mind-labs.ts';
import { skyDeskProps, starCompassProps } from './sky-labs.ts';
import { cymaticsProps, tuningsProps } from './sound-labs.ts';
import { constructorProps, goldenMeterProps } from './geometry-labs.ts';

const fraction = z
  .strictObject({ parts: z.int().min(1).max(24), shaded: z.int().min(0).max(24) })
  .refine((it) => it.shaded <= it.parts, { error: 'no more parts shaded than there are', path: ['shaded'] });

/** Cuts loaves into equal pieces and hands them out; the learner chooses among `cuts` (pieces a loaf). */
export const fairSharesProps = z.strictObject({
  wholes: z.int().min(1).max(12),
  people: z.int().min(2).max(12),
  shape: z.enum(['loaf', 'circle', 'bar']),
  cuts: z.array(z.int().min(1).max(24)).min(2).max(6),
});
export type FairSharesProps = z.infer<typeof fairSharesProps>;

/** Two bars of equal length, recut into a number of parts chosen among `cuts` until both fit. */
export const fractionBarsProps = z.strictObject({
  first: fraction,
  second: fraction,
  cuts: z.array(z.int().min(1).max(60)).min(2).max(6),
});
export type FractionBarsProps = z.infer<typeof fractionBarsProps>;

/** Squares on the legs `gou` and `gu` (in squares of the grid), cut into pieces that rebuild the square on the long side. */
export const gouguPiecesProps = z.strictObject({ gou: z.int().min(1).max(12), gu: z.int().min(1).max(12) });
export type GouguPiecesProps = z.infer<typeof gouguPiecesProps>;

const symbol = z.string().regex(/^[A-Z][a-z]?$/, 'an element symbol');

/** Molecules of one central atom: `bonds` outer atoms, each of bond order `bondOrder`, and lone pairs on the centre. */
export const moleculeShapesProps = z.strictObject({
  molecules: z
    .array(
      z.strictObject({
        formula: z.string().min(2).max(12),
        centre: symbol,
        outer: symbol,
        bonds: z.int().min(2).max(6),
        bondOrder: z.int().min(1).max(3),
        lonePairs: z.int().min(0).max(3),
      }),
    )
    .min(1)
    .max(6),
});
export type MoleculeShapesProps = z.infer<typeof moleculeShapesProps>;

/** A particle of mass `massElectrons` (in electron masses) between hard walls `widthNm` nanometres apart; levels 1 to `levels`. */
export const particleInABoxProps = z.strictObject({
  widthNm: z.number().positive().max(100),
  massElectrons: z.number().positive().max(1e6),
  levels: z.int().min(2).max(8),
});
export type ParticleInABoxProps = z.infer<typeof particleInABoxProps>;

/** The props that hold words a reader sees; other strings are names the figure knows. */
export const WORDED_PROPS = [
  'words',
  'why',
  'note',
  'task',
  'from',
  'to',
  'left',
  'right',
  'unit',
  'unitOfOne',
  'substance',
] as const;
const words = z.string().min(1).max(160);

/** Cards to be put into groups; `why` is told once a card lies where it belongs. */
export const sortIntoProps = z
  .strictObject({
    groups: z
      .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), words }))
      .min(2)
      .max(4),
    cards: z
      .array(z.strictObject({ words, group: z.string(), why: words }))
      .min(4)
      .max(12),
  })
  .refine(({ groups, cards }) => cards.every(({ group }) => groups.some(({ id }) => id === group)), {
    error: 'every card belongs to one of the groups',
    path: ['cards'],
  });
export type SortIntoProps = z.infer<typeof sortIntoProps>;

/** Cards in their right order, first to last; `from` and `to` name the ends (earliest, latest). */
export const putInOrderProps = z.strictObject({
  from: words,
  to: words,
  cards: z
    .array(z.strictObject({ words, why: words }))
    .min(3)
    .max(8),
});
export type PutInOrderProps = z.infer<typeof putInOrderProps>;

/** Partners to be found, left and right as they belong together. */
export const pairUpProps = z.strictObject({
  pairs: z
    .array(z.strictObject({ left: words, right: words, why: words }))
    .min(3)
    .max(8),
});
export type PairUpProps = z.infer<typeof pairUpProps>;

/** A passage in parts; those with a `note` are what is looked for, and the note says why. */
export const readCloselyProps = z
  .strictObject({
    task: words,
    parts: z
      .array(z.strictObject({ words: z.string().min(1).max(400), note: words.optional() }))
      .min(4)
      .max(24),
  })
  .refine(({ parts }) => parts.some(({ note }) => note !== undefined), {
    error: 'something is there to be found',
    path: ['parts'],
  });
export type ReadCloselyProps = z.infer<typeof readCloselyProps>;

const dial = z
  .strictObject({ min: z.number(), max: z.number(), step: z.number().positive(), start: z.number(), words })
  .refine(({ min, max, start }) => min <= start && start <= max && min < max, {
    error: 'the start lies between the ends',
    path: ['start'],
  });

/**
 * A rule with up to three dials, its graph and its table. `rule` names the function of x:
 * `line` a·x + b · `parabola` a·(x − b)² + c · `growth` a·b^x · `wave` a·sin(b·x) + c (x in radians) ·
 * `saving` a·(1 + b/100)^x + c·x (years; a at the start, b per cent a year, c put in each year, without interest on c) ·
 * `inverse-square` a / x² · `secant` x² with the slope between a and a + b.
 */
export const exploreRuleProps = z.strictObject({
  rule: z.enum(['line', 'parabola', 'growth', 'wave', 'saving', 'inverse-square', 'secant']),
  dials: z.strictObject({ a: dial, b: dial.optional(), c: dial.optional() }),
  x: z.strictObject({ from: z.number(), to: z.number(), words }),
  y: z.strictObject({ from: z.number(), to: z.number(), words }),
});
export type ExploreRuleProps = z.infer<typeof exploreRuleProps>;

/**
 * An amount to be shared out among jars, in steps; `least` and `most` are what a jar needs or holds. `unit` stands
 * beside every amount but one, `unitOfOne` beside one (and in French beside less than two).
 */
export const shareOutProps = z.strictObject({
  total: z.number().positive(),
  unit: words,
  unitOfOne: words,
  step: z.number().positive(),
  jars: z
    .array(
      z.strictObject({
        words,
        least: z.number().min(0).optional(),
        most: z.number().positive().optional(),
        why: words,
      }),
    )
    .min(2)
    .max(6),
});
export type ShareOutProps = z.infer<typeof shareOutProps>;

/**
 * A stick in the sun: its shadow by the hour. `latitudeDeg` north is positive, `dayOfYear` 1 to 365,
 * `stickCm` its height. Altitudes from declination and hour angle, within half a degree of an almanac.
 */
export const shadowStickProps = z.strictObject({
  latitudeDeg: z.number().min(-66).max(66),
  dayOfYear: z.int().min(1).max(365),
  stickCm: z.number().positive().max(500),
});
export type ShadowStickProps = z.infer<typeof shadowStickProps>;

/** Particles of one substance, warmed and cooled; `meltsC` and `boilsC` in degrees Celsius at one atmosphere. */
export const warmParticlesProps = z
  .strictObject({
    substance: words,
    meltsC: z.number(),
    boilsC: z.number(),
    fromC: z.number().min(-273.15),
    toC: z.number(),
  })
  .refine(({ meltsC, boilsC, fromC, toC }) => fromC < meltsC && meltsC < boilsC && boilsC < toC, {
    error: 'from below melting to above boiling',
    path: ['meltsC'],
  });
export type WarmParticlesProps = z.infer<typeof warmParticlesProps>;

/** The interactive figures a lesson may name, each with the shape of its props. */
export const INTERACTIVES = {
  'fair-shares': fairSharesProps,
  'fraction-bars': fractionBarsProps,
  'gougu-pieces': gouguPiecesProps,
  'molecule-shapes': moleculeShapesProps,
  'particle-in-a-box': particleInABoxProps,
  'sort-into': sortIntoProps,
  'put-in-order': putInOrderProps,
  'pair-up': pairUpProps,
  'read-closely': readCloselyProps,
  'explore-rule': exploreRuleProps,
  'share-out': shareOutProps,
  'shadow-stick': shadowStickProps,
  'warm-particles': warmParticlesProps,
  'sky-desk': skyDeskProps,
  'star-compass': starCompassProps,
  cymatics: cymaticsProps,
  tunings: tuningsProps,
  constructor: constructorProps,
  'golden-meter': goldenMeterProps,
  orbitals: orbitalsProps,
  molecules: moleculesProps,
  'water-formation': waterFormationProps,
  attention: attentionProps,
  breath: breathProps,
  'listening-bell': listeningBellProps,
  counting: countingProps,
  'speed-rules': speedRulesProps,
  'could-they-have-met': couldTheyHaveMetProps,
  'periodic-table': periodicTableProps,
  'rotating-field': rotatingFieldProps,
  'tuned-coils': tunedCoilsProps,
  'remote-boat': remoteBoatProps,
  'series-sum': seriesSumProps,
  remainders: remaindersProps,
} as const satisfies Record<string, z.ZodType>;
export type InteractiveName = keyof typeof INTERACTIVES;

/** Whether a lesson's component is one we have. */
export function isInteractive(name: string): name is InteractiveName {
  return Object.hasOwn(INTERACTIVES, name);
}
