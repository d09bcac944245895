import type { HeritageMapping, Statement } from '@ori/contracts/heritage';
import type { PatternId } from '@ori/contracts/kim-names';
import type { Locale } from '@ori/contracts/locale';
import type { MeetingIdea, MeetingPair, MeetingsAnswer } from '@ori/contracts/meetings';
import { datingOf } from '@ori/core/heritage/dating';
import { withoutDoubt } from '@ori/core/heritage/doubt';
import { type DatedIdea, type Meeting, meetingsOf, type Road } from '@ori/core/heritage/meeting';
import { middleOf, type Place } from '@ori/core/heritage/meeting-map';
import type { ContentData } from '../data/read-data.ts';
import { roadStatement } from './claim-meetings.ts';

interface Parts {
  readonly data: ContentData;
  readonly mappings: readonly HeritageMapping[];
  readonly locale: Locale;
}

/** The middle of the places we know of a people: for ideas whose own place nobody knows. */
function heartlandOf(culture: string, mappings: readonly HeritageMapping[]): Place | null {
  const known = mappings.flatMap((mapping) => (mapping.culture === culture ? (mapping.place ?? []) : []));
  const middle = middleOf(known);
  return middle && { lat: Math.round(middle.lat), lon: Math.round(middle.lon) };
}

function placeOf({ place, culture }: HeritageMapping, mappings: Parts['mappings']): MeetingIdea['place'] {
  if (place) return place;
  const heartland = heartlandOf(culture, mappings);
  return heartland && { name: null, ...heartland };
}

/** The date is read in the language it was written in; what is held back for a reviewer is not read. */
function yearsOf(id: string, { mappings }: ContentData): MeetingIdea['years'] {
  const date = mappings.mappings.find((row) => row.id === id)?.date ?? '';
  return datingOf(withoutDoubt(date) ?? '');
}

function ideaOf(mapping: HeritageMapping, { data, mappings }: Parts): MeetingIdea {
  const { id, modernConcept, ancestralConcept, culture, cultureName, connection } = mapping;
  const { relation, label, date, sources, lang, review } = mapping;
  const names = { id, modernConcept, ancestralConcept, culture, cultureName, connection };
  const years = yearsOf(id, data);
  const place = placeOf(mapping, mappings);
  return { ...names, relation, label, date, sources, lang, review, years, place };
}

function roadsOf({ meetings }: ContentData): Road[] {
  return meetings.roads.map(({ id, label, from, ideas, peoples }) => ({
    id,
    isDebated: label === 'debate',
    from,
    ideas,
    peoples,
  }));
}

/** What is known of peoples with no road between them, where one of them is told of. */
function apartOf(meeting: Meeting, ideas: readonly MeetingIdea[], { data, locale }: Parts): Statement[] {
  if (meeting.verdict !== 'no-contact') return [];
  const two = ideas.filter(({ id }) => id === meeting.earlier || id === meeting.later);
  const when = ideas.find(({ id }) => id === meeting.later)?.years?.from ?? Infinity;
  return data.meetings.apart
    .filter(({ until }) => when < until)
    .filter(({ peoples }) => two.filter(({ culture }) => peoples.includes(culture)).length === 1)
    .map((told) => roadStatement(told, data, locale));
}

function pairOf(meeting: Meeting, ideas: readonly MeetingIdea[], parts: Parts): MeetingPair {
  const { roads, distanceKm, ...rest } = meeting;
  const told = parts.data.meetings.roads.filter(({ id }) => roads.includes(id));
  return {
    ...rest,
    distanceKm: distanceKm === null ? null : Math.round(distanceKm / 10) * 10,
    told: [
      ...told.map((road) => roadStatement(road, parts.data, parts.locale)),
      ...apartOf(meeting, ideas, parts),
    ],
  };
}

const ageOf = ({ years }: MeetingIdea): number => years?.from ?? Infinity;

/** Earliest first; what has no year comes last, in the pattern's order. */
function byAge(ideas: readonly MeetingIdea[]): MeetingIdea[] {
  return ideas.toSorted((a, b) => (ageOf(a) === ageOf(b) ? 0 : ageOf(a) - ageOf(b)));
}

/** A pattern's ideas on map and timeline, and what may be said of every two of them. */
export function meetingsAnswerOf(pattern: PatternId, parts: Parts): MeetingsAnswer {
  const { data, mappings } = parts;
  const named = data.kim.patterns.find(({ id }) => id === pattern)?.mappings ?? [];
  const ideas = byAge(
    mappings.filter(({ id }) => named.includes(id)).map((mapping) => ideaOf(mapping, parts)),
  );
  const others = mappings.filter(({ id, place }) => place && !named.includes(id));
  return {
    pattern,
    ideas,
    pairs: meetingsOf(ideas satisfies readonly DatedIdea[], roadsOf(data)).map((meeting) =>
      pairOf(meeting, ideas, parts),
    ),
    others: others.flatMap(({ id, place }) =>
      place ? [{ lat: place.lat, lon: place.lon, year: yearsOf(id, data)?.from ?? null }] : [],
    ),
  };
}
