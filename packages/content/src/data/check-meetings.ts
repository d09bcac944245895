import { SOURCES_NEEDED } from '@ori/contracts/content';
import { withoutDoubt } from '@ori/core/heritage/doubt';
import { datingOf } from '@ori/core/heritage/dating';
import type { Problem } from '../problem.ts';
import { problemsIn, type Complaint } from './complaint.ts';
import type { ContentData } from './read-data.ts';
import { unusedSources } from './source-complaints.ts';

/** Where our dates may lie: writing begins, and nothing is of the future. */
const FIRST_YEAR = -4000;
const LAST_YEAR = 2026;

type Told = ContentData['meetings']['roads'][number] | ContentData['meetings']['apart'][number];

function sourceComplaints({ id, label, sources }: Told, { meetings, mappings }: ContentData): Complaint[] {
  const unknown = sources
    .filter((source) => !(source in meetings.sources) && !(source in mappings.bibliography))
    .map((source) => ({ field: id, rule: 'unknown-source', message: `no source "${source}"` }));
  const few = sources.length < SOURCES_NEEDED[label];
  const own = sources.map((source) => meetings.sources[source]);
  const lacksObject = label === 'record' && !own.some((source) => source?.primary);
  return [
    ...unknown,
    ...(few ? [{ field: id, rule: 'too-few-sources', message: `"${label}" needs more` }] : []),
    ...(lacksObject ? [{ field: id, rule: 'no-primary', message: 'names no object or text itself' }] : []),
  ];
}

function nameComplaints({ meetings, mappings, cultures }: ContentData): Complaint[] {
  const ideas = new Set(mappings.mappings.map(({ id }) => id));
  const peoples = new Set(cultures.map(({ id }) => id));
  const named = [
    ...meetings.roads.flatMap((road) =>
      (road.ideas ?? []).map((name) => ({ id: road.id, name, known: ideas })),
    ),
    ...meetings.roads.flatMap((road) =>
      (road.peoples ?? []).flat().map((name) => ({ id: road.id, name, known: peoples })),
    ),
    ...meetings.apart.flatMap((told) => told.peoples.map((name) => ({ id: told.id, name, known: peoples }))),
  ];
  return named
    .filter(({ name, known }) => !known.has(name))
    .map(({ id, name }) => ({ field: id, rule: 'unknown-end', message: `no "${name}"` }));
}

function uncited({ meetings }: ContentData): Complaint[] {
  const cited = [...meetings.roads, ...meetings.apart].flatMap(({ sources }) => sources);
  return unusedSources(Object.keys(meetings.sources), cited);
}

/** A date that is read at all is read sanely: its beginning before its end, neither before writing nor to come. */
function dateComplaints({ mappings }: ContentData): Complaint[] {
  return mappings.mappings.flatMap(({ id, date }) => {
    const years = datingOf(withoutDoubt(date) ?? '');
    if (!years || (FIRST_YEAR <= years.from && years.from <= years.to && years.to <= LAST_YEAR)) return [];
    return [{ field: id, rule: 'date', message: `"${date}" reads as ${years.from} to ${years.to}` }];
  });
}

/** Roads name what exists, rest on enough sources, and every mapping's date reads sanely. */
export function checkMeetings(data: ContentData): Problem[] {
  const { roads, apart } = data.meetings;
  return [
    ...problemsIn('meetings.json', [
      ...nameComplaints(data),
      ...[...roads, ...apart].flatMap((told) => sourceComplaints(told, data)),
      ...uncited(data),
    ]),
    ...problemsIn('mappings.json', dateComplaints(data)),
  ];
}
