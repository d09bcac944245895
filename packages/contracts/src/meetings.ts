import { z } from 'zod';
import { heritageMapping, statement } from './heritage.ts';
import { PATTERN_IDS } from './kim-names.ts';
import { MEETING_VERDICTS } from './meeting-verdicts.ts';

const place = z.object({ lat: z.number(), lon: z.number() });

/** A mapping on map and timeline; years are historians' (−1 is 1 BCE), null where none is told. */
export const meetingIdea = heritageMapping
  .pick({
    id: true,
    modernConcept: true,
    ancestralConcept: true,
    culture: true,
    cultureName: true,
    connection: true,
    relation: true,
    label: true,
    date: true,
    sources: true,
    lang: true,
    review: true,
  })
  .extend({
    years: z.object({ from: z.int(), to: z.int(), isCirca: z.boolean(), isOpen: z.boolean() }).nullable(),
    /** `name` is null where only the people's heartland is known: the middle of the places we know of them. */
    place: place.extend({ name: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'MeetingIdea' });
export type MeetingIdea = z.infer<typeof meetingIdea>;

/** Two ideas, what may be said of a meeting, and what it stands on. `distanceKm` to the nearest ten, years between their spans. */
export const meetingPair = z
  .object({
    earlier: z.string(),
    later: z.string(),
    verdict: z.enum(MEETING_VERDICTS),
    yearsApart: z.int().nullable(),
    distanceKm: z.number().nullable(),
    told: z.array(statement),
  })
  .meta({ id: 'MeetingPair' });
export type MeetingPair = z.infer<typeof meetingPair>;

export const meetingsQuery = z.object({ pattern: z.enum(PATTERN_IDS).default('rightTriangle') });
/** One pattern's ideas and every two of them; all other mappings as points, for the map's background. */
export const meetingsAnswer = z.object({
  pattern: z.enum(PATTERN_IDS),
  ideas: z.array(meetingIdea),
  pairs: z.array(meetingPair),
  others: z.array(place.extend({ year: z.int().nullable() })),
});
export type MeetingsAnswer = z.infer<typeof meetingsAnswer>;
