import { z } from 'zod';

/** Small pictures drawn from data, for children who do not read yet. */
export const PICTURES = [
  'sun',
  'cloud',
  'rain',
  'snow',
  'wind',
  'moon',
  'stars',
  'lamp',
  'tree',
  'flower',
  'seedling',
  'leaf',
  'grass',
  'berry',
  'seed',
  'mushroom',
  'cat',
  'dog',
  'cow',
  'sheep',
  'rabbit',
  'mouse',
  'fox',
  'horse',
  'hen',
  'chick',
  'duck',
  'bird',
  'hawk',
  'fish',
  'frog',
  'tadpole',
  'snake',
  'butterfly',
  'caterpillar',
  'bee',
  'egg',
  'stone',
  'ball',
  'cup',
  'drop',
  'bread',
  'house',
  'cart',
  'box',
  'book',
  'shoe',
  'chair',
  'drum',
  'guitar',
  'bell',
  'flute',
  'umbrella',
  'window',
  'spoon',
  'key',
  'nail',
  'magnet',
  'ice',
  'fire',
  'sand',
  'coin',
  'sweater',
  'mountain',
  'towel',
  'candle',
  'sock',
] as const;
const picture = z.enum(PICTURES);
export type PictureName = z.infer<typeof picture>;

const newtons = z.int().min(1).max(60);

/** Figures of the science skills; they join the union of `practice.ts`. */
export const SCIENCE_FIGURES = [
  /** One pictogram; `small` draws the young one of the same kind. */
  z.object({ type: z.literal('picture'), name: picture, size: z.enum(['small', 'big']) }),
  /** Pictograms side by side. */
  z.object({ type: z.literal('pictures'), names: z.array(picture).min(1).max(7) }),
  /** Columns over numbered days, months or hours; `value` in `unit`, a pictogram above where given. */
  z.object({
    type: z.literal('columns'),
    unit: z.string().max(6),
    columns: z
      .array(
        z.object({
          label: z.string().max(6),
          value: z.int().min(0).max(500),
          picture: picture.optional(),
        }),
      )
      .min(2)
      .max(12),
  }),
  /** Twelve months: mean temperature in °C as a line, rain in mm as columns. */
  z.object({
    type: z.literal('climate'),
    warmthC: z.array(z.int().min(-40).max(45)).length(12),
    rainMm: z.array(z.int().min(0).max(500)).length(12),
  }),
  /** A thing with pushes or pulls on it, in newtons; `labels` says whether the arrows carry their numbers. */
  z.object({
    type: z.literal('forces'),
    thing: z.enum(['ball', 'box', 'cart']),
    left: z.array(newtons).max(3),
    right: z.array(newtons).max(3),
    labels: z.boolean(),
  }),
  /** A wave on squared paper, one square being 1 cm: height above the middle, length of one wave, both in cm. */
  z.object({
    type: z.literal('wave'),
    amplitudeCm: z.int().min(1).max(4),
    wavelengthCm: z.int().min(2).max(12),
  }),
  /** Layers of rock from the top down, each with its letter and its look; `dike` cuts through so many from below. */
  z.object({
    type: z.literal('layers'),
    layers: z
      .array(
        z.object({
          label: z.string().max(2),
          look: z.enum(['dots', 'bricks', 'lines', 'plain', 'waves', 'shells', 'leaves', 'fish']),
        }),
      )
      .min(2)
      .max(6),
    dike: z.int().min(1).max(6).optional(),
  }),
  /** A map of squares, columns A, B, C …, rows 1, 2, 3 … from the top. */
  z.object({
    type: z.literal('map'),
    rows: z
      .array(
        z
          .array(z.enum(['land', 'forest', 'mountain', 'river', 'lake', 'sea', 'island', 'desert']))
          .min(3)
          .max(6),
      )
      .min(3)
      .max(6),
  }),
  /** Living things by their place in the list, arrows from what is eaten to the eater. */
  z.object({
    type: z.literal('web'),
    names: z.array(picture).min(3).max(8),
    arrows: z.array(z.tuple([z.int().min(0), z.int().min(0)])).max(14),
  }),
  /** Bar magnets end to end; `NS` has its north pole on the left. */
  z.object({
    type: z.literal('magnets'),
    bars: z
      .array(z.enum(['NS', 'SN']))
      .min(2)
      .max(3),
  }),
  /** Rows of squares: 1 is dark, 0 is light. */
  z.object({
    type: z.literal('bits'),
    rows: z
      .array(z.string().regex(/^[01]{2,8}$/))
      .min(1)
      .max(8),
  }),
  /** Particles of matter in a closed jar. */
  z.object({
    type: z.literal('particles'),
    state: z.enum(['solid', 'liquid', 'gas']),
    count: z.int().min(4).max(30),
  }),
  /** A stick, the light's height above the ground in degrees (above 90 it stands on the other side), its shadow. */
  z.object({
    type: z.literal('shadow'),
    light: z.enum(['sun', 'lamp']),
    degrees: z.int().min(10).max(170),
    shadow: z.boolean(),
  }),
  /** The Moon; so many eighths of a month after new moon, as seen from the north of Earth. */
  z.object({ type: z.literal('moon-phase'), eighths: z.int().min(0).max(7) }),
  /** A hillside, its steepness in degrees and what covers it. */
  z.object({
    type: z.literal('slope'),
    degrees: z.int().min(5).max(45),
    cover: z.enum(['bare', 'grass', 'trees', 'terraces']),
  }),
] as const;
