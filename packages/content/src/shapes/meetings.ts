import { z } from 'zod';
import { evidenceLabel } from '@ori/contracts/content';
import { localisedText } from '@ori/contracts/locale';
import { words, year } from './common.ts';

const claim = {
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by dashes'),
  label: evidenceLabel,
  /** Ids of `sources` below, or of the bibliography of mappings.json. */
  sources: z.array(words).min(1),
  text: localisedText,
};
const two = z.tuple([words, words]);

/** A documented way, either between two mappings or between peoples (ids of cultures) from a year on. */
const road = z
  .strictObject({ ...claim, ideas: two.optional(), peoples: z.array(two).min(1).optional(), from: year })
  .refine(({ ideas, peoples }) => (ideas === undefined) !== (peoples === undefined), {
    error: 'a road joins either two ideas or peoples',
  });
export type RoadTold = z.infer<typeof road>;

/** What is known of peoples who had no road to the others until a year. */
const apart = z.strictObject({ ...claim, peoples: z.array(words).min(1), until: year });
export type ApartTold = z.infer<typeof apart>;

/** meetings.json: roads that are on record, for the question whether two ideas could have met. */
export const meetingsFile = z.strictObject({
  sources: z.record(words, z.strictObject({ text: z.string().min(8), primary: z.literal(true).optional() })),
  roads: z.array(road),
  apart: z.array(apart),
});
