import { SOURCES_NEEDED } from '@ori/contracts/evidence-labels';
import type { Complaint } from '../data/complaint.ts';
import type { ContentData } from '../data/read-data.ts';
import { plannedLessons } from '../index/planned-lessons.ts';
import { CITED } from './check-links.ts';
import type { TextFile } from './text-file.ts';

const complain = (field: string, message: string): Complaint => ({ field, rule: 'text-sources', message });

/** Every source is cited and every number cited is one; claims have the sources their label asks for. */
export function articleComplaints(
  { front: { sources, claims, lessons } }: Extract<TextFile, { kind: 'articles' }>,
  links: readonly string[],
  data: ContentData,
): Complaint[] {
  const cited = links.flatMap((url) => Number(CITED.exec(url)?.[1] ?? 0) || []);
  const used = new Set([...cited, ...claims.flatMap((claim) => claim.sources)]);
  const numbers = sources.map((_, at) => at + 1);
  const unknown = [...used].filter((number) => number > sources.length);
  return [
    ...unknown.map((number) => complain('sources', `there is no source ${number}`)),
    ...numbers
      .filter((number) => !used.has(number))
      .map((number) => complain('sources', `source ${number} is never cited`)),
    ...claims
      .filter((claim) => new Set(claim.sources).size < SOURCES_NEEDED[claim.label])
      .map((claim, at) =>
        complain(`claims.${at}`, `"${claim.label}" asks for ${SOURCES_NEEDED[claim.label]} sources`),
      ),
    ...claims
      .filter(
        (claim) => claim.label === 'record' && !claim.sources.some((number) => sources[number - 1]?.primary),
      )
      .map((claim) => complain('claims', `a record needs a primary source: "${claim.text}"`)),
    ...lessons
      .filter((id) => !plannedLessons(data).has(id))
      .map((id) => ({ field: 'lessons', rule: 'unknown-lesson', message: `no lesson "${id}"` })),
  ];
}
