import { z } from 'zod';
import { SCIENCE_FIGURES } from './science-figures.ts';

/** What an axis shows: from, to and the distance of its numbers, with its name. */
const planeAxis = z
  .object({ from: z.number(), to: z.number(), step: z.number().positive(), name: z.string().max(12) })
  .refine(({ from, to, step }) => to > from && (to - from) / step <= 24, {
    message: 'an axis has 1 to 24 numbers',
  });

/** A picture drawn from data, with its words. Numbers are in the units the figure names. */
export const figure = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('shares'),
    wholes: z.int().min(1).max(12),
    parts: z.int().min(1).max(24),
    shaded: z.int().min(0),
    shape: z.enum(['loaf', 'circle', 'bar']),
  }),
  z.object({
    type: z.literal('bars'),
    rows: z.array(z.object({ parts: z.int().min(1).max(60), shaded: z.int().min(0) })).max(4),
  }),
  /** One thing cut into parts of these relative sizes, side by side: for parts that are not equal. */
  z.object({
    type: z.literal('cuts'),
    shape: z.enum(['loaf', 'circle', 'bar']),
    sizes: z.array(z.int().min(1)).min(2).max(6),
  }),
  /** A flat or solid shape, turned clockwise. */
  z.object({
    type: z.literal('shape'),
    name: z.enum([
      'circle',
      'triangle',
      'square',
      'rectangle',
      'pentagon',
      'hexagon',
      'cube',
      'sphere',
      'cylinder',
      'cone',
    ]),
    turnDegrees: z.int().min(0).max(359),
  }),
  /** Dots in equal rows. */
  z.object({ type: z.literal('array'), rows: z.int().min(1).max(12), columns: z.int().min(1).max(12) }),
  z.object({ type: z.literal('clock'), hour: z.int().min(1).max(12), minute: z.int().min(0).max(59) }),
  /** Legs `a` (lying) and `b` (standing), long side `c`, as labelled; `ratio` is the length of `a` over that of `b`. */
  z.object({
    type: z.literal('right-triangle'),
    a: z.string(),
    b: z.string(),
    c: z.string(),
    ratio: z.number().positive(),
  }),
  /** `ratio` is width over height. */
  z.object({
    type: z.literal('rectangle'),
    width: z.string(),
    height: z.string(),
    ratio: z.number().positive(),
  }),
  /** `ticks` are evenly spaced and count both ends. */
  z.object({
    type: z.literal('number-line'),
    from: z.number(),
    to: z.number(),
    ticks: z.int(),
    marks: z.array(z.object({ at: z.number(), label: z.string() })),
    /** A part of the line that goes on for ever from `at`; an open circle leaves `at` itself out. */
    ray: z.object({ at: z.number(), to: z.enum(['left', 'right']), open: z.boolean() }).optional(),
  }),
  /** Things to be sorted or continued, in their order. */
  z.object({
    type: z.literal('things'),
    things: z
      .array(
        z.object({
          shape: z.enum(['circle', 'square', 'triangle', 'star']),
          size: z.enum(['small', 'big']),
          tone: z.enum(['gold', 'nile', 'clay', 'lapis']),
        }),
      )
      .min(1)
      .max(24),
  }),
  /** Coins in hundredths of the currency whose sign for them is `mark`: `¢`, `ct`. */
  z.object({
    type: z.literal('coins'),
    coins: z.array(z.int().min(1).max(50)).min(1).max(12),
    mark: z.string().max(2),
  }),
  /** A bar from `start` to `end` over a scale of equal units from 0 to `length`: tiles without numbers, or a ruler. */
  z.object({
    type: z.literal('ruler'),
    scale: z.enum(['tiles', 'numbers']),
    length: z.int().min(1).max(20),
    start: z.int().min(0).max(20),
    end: z.int().min(1).max(20),
  }),
  /** A bar graph; `tick` is the distance of the lines on its scale. */
  z.object({
    type: z.literal('bar-chart'),
    bars: z
      .array(z.object({ label: z.string().max(12), value: z.int().min(0).max(60) }))
      .min(2)
      .max(6),
    tick: z.int().min(1).max(10),
  }),
  /** Two rays from one point; `turnDegrees` turns the first of them against the clock, from pointing right. */
  z.object({
    type: z.literal('angle'),
    degrees: z.int().min(1).max(180),
    turnDegrees: z.int().min(0).max(359),
    protractor: z.boolean(),
  }),
  /** A polygon by its corners in picture units, y downwards, and a dashed line through it where one is asked about. */
  z.object({
    type: z.literal('polygon'),
    corners: z
      .array(z.tuple([z.number(), z.number()]))
      .min(3)
      .max(24),
    fold: z.tuple([z.tuple([z.number(), z.number()]), z.tuple([z.number(), z.number()])]).optional(),
  }),
  /** A first quadrant of a coordinate plane, from 0 to `size` both ways. */
  z.object({
    type: z.literal('quadrant'),
    size: z.int().min(4).max(12),
    points: z
      .array(z.object({ x: z.int().min(0).max(12), y: z.int().min(0).max(12), label: z.string().max(2) }))
      .max(6),
  }),
  /** Maya numerals: dots, bars and the shell for zero; levels from top to bottom, each worth twenty of the next. */
  z.object({ type: z.literal('dots-and-bars'), levels: z.array(z.int().min(0).max(19)).min(1).max(3) }),
  /** Cords of a khipu; digits from the top (the highest place) to the bottom (the ones), all cords of equal places. */
  z.object({
    type: z.literal('khipu'),
    cords: z
      .array(
        z.object({ digits: z.array(z.int().min(0).max(9)).min(1).max(4), role: z.enum(['hanging', 'top']) }),
      )
      .min(1)
      .max(4),
  }),
  /** Numbers in rows and columns; null is an empty place. */
  z.object({
    type: z.literal('number-grid'),
    columns: z.int().min(2).max(4),
    cells: z.array(z.int().nullable()).min(4).max(16),
  }),
  /** Blocks of a hundred, rods of ten and single cubes, group by group. */
  z.object({
    type: z.literal('base-ten'),
    groups: z
      .array(
        z.object({
          hundreds: z.int().min(0).max(9),
          tens: z.int().min(0).max(10),
          ones: z.int().min(0).max(20),
        }),
      )
      .min(1)
      .max(2),
  }),
  /** A coordinate plane: lines and graphs drawn through their points (straight between two neighbours), and named points. */
  z.object({
    type: z.literal('plane'),
    x: planeAxis,
    y: planeAxis,
    curves: z
      .array(
        z.object({
          through: z
            .array(z.tuple([z.number(), z.number()]))
            .min(2)
            .max(121),
          dashed: z.boolean().optional(),
          /** Whether what it encloses is shaded. */
          filled: z.boolean().optional(),
        }),
      )
      .max(4),
    points: z.array(z.object({ x: z.number(), y: z.number(), label: z.string().max(12) })).max(16),
  }),
  /** A drawing true to scale without axes, y upwards: closed or open paths through corners, circles and words at their places. */
  z.object({
    type: z.literal('sketch'),
    paths: z
      .array(
        z.object({
          corners: z
            .array(z.tuple([z.number(), z.number()]))
            .min(2)
            .max(24),
          closed: z.boolean(),
        }),
      )
      .max(40),
    circles: z.array(z.object({ x: z.number(), y: z.number(), radius: z.number().positive() })).max(4),
    labels: z.array(z.object({ x: z.number(), y: z.number(), text: z.string().max(24) })).max(40),
  }),
  /**
   * A triangle drawn true to its two lower `angles` in degrees, at the first and second corner; the third corner is on
   * top. Each side stands opposite the corner of its place; empty labels are not shown.
   */
  z.object({
    type: z.literal('triangle'),
    angles: z.tuple([z.number().min(5).max(170), z.number().min(5).max(170)]),
    names: z.tuple([z.string(), z.string(), z.string()]),
    angleLabels: z.tuple([z.string(), z.string(), z.string()]),
    sideLabels: z.tuple([z.string(), z.string(), z.string()]),
  }),
  /**
   * A circle around O. Points by their angle against the clock from pointing right; `reach` is their distance from O in
   * radii, 1 on the circle. `lines` join named points or O; an angle's label stands at its corner.
   */
  z.object({
    type: z.literal('circle-points'),
    points: z
      .array(z.object({ name: z.string().max(2), degrees: z.number(), reach: z.number().min(0.2).max(3) }))
      .max(8),
    lines: z.array(z.tuple([z.string(), z.string()])).max(12),
    angles: z.array(z.object({ at: z.string(), from: z.string(), to: z.string(), label: z.string() })).max(6),
  }),
  z.object({
    type: z.literal('energy-levels'),
    levels: z.array(z.object({ n: z.int(), label: z.string() })),
    from: z.int().optional(),
    to: z.int().optional(),
  }),
  z.object({
    type: z.literal('lewis'),
    formula: z.string(),
    centre: z.string(),
    outer: z.array(z.object({ symbol: z.string(), bond: z.int().min(1).max(3) })),
    lonePairs: z.int().min(0).max(4),
  }),
  /** Events along a line of years; a year before 1 CE is negative (−1 is 1 BCE). */
  z.object({
    type: z.literal('timeline'),
    from: z.int().min(-10_000).max(3_000),
    to: z.int().min(-10_000).max(3_000),
    events: z
      .array(z.object({ at: z.int(), label: z.string().max(60) }))
      .min(1)
      .max(8),
  }),
  /** Steps one after another; `loop` leads from the last back to the first. */
  z.object({
    type: z.literal('steps'),
    labels: z.array(z.string().max(40)).min(2).max(6),
    loop: z.boolean(),
  }),
  /** One thing in the middle and what belongs to it around it. */
  z.object({
    type: z.literal('hub'),
    centre: z.string().max(30),
    around: z.array(z.string().max(40)).min(2).max(8),
  }),
  /** Two groups and what they share. */
  z.object({
    type: z.literal('venn'),
    left: z.string().max(30),
    right: z.string().max(30),
    leftOnly: z.array(z.string().max(30)).max(4),
    both: z.array(z.string().max(30)).max(4),
    rightOnly: z.array(z.string().max(30)).max(4),
  }),
  ...SCIENCE_FIGURES,
]);
export type Figure = z.infer<typeof figure>;
