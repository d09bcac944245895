import { SOURCES_NEEDED, type Claim } from '@ori/contracts/content';
import type { Complaint } from '../../data/complaint.ts';
import type { ContentData } from '../../data/read-data.ts';
import type { LessonDraft } from '../draft.ts';
import type { LessonRule } from './rule.ts';

const YOUNG = ['K-2', '3-5'];

/** Each claim has its label's sources, is stated in the text, and stands where its label may stand (charter §1). */
export const claimsRule: LessonRule = (draft, data) => [
  ...draft.front.claims.flatMap((claim) => [
    ...sourceComplaints(claim, draft, data),
    ...placeComplaints(claim, draft),
  ]),
  ...repeatedIds(draft.front.claims.map((claim) => claim.id)),
  ...markComplaints(draft),
  ...uncitedSources(draft),
];

function sourceComplaints(claim: Claim, { front }: LessonDraft, data: ContentData): Complaint[] {
  const field = `claims.${claim.id}.sources`;
  const cited = [...new Set(claim.sources)].map((id) => {
    const own = front.sources.find((source) => source.id === id);
    return {
      id,
      text: own?.text ?? data.mappings.bibliography[id],
      primary: own?.primary ?? data.primarySources.includes(id),
    };
  });
  const unknown = cited.filter((source) => source.text === undefined);
  if (unknown.length > 0)
    return unknown.map(({ id }) => ({ field, rule: 'unknown-source', message: `no source "${id}"` }));
  const needed = SOURCES_NEEDED[claim.label];
  const complaints: Complaint[] = [];
  if (cited.length < needed)
    complaints.push({
      field,
      rule: 'too-few-sources',
      message: `"${claim.label}" needs ${needed}, not ${cited.length}`,
    });
  if (claim.label === 'record' && !cited.some((source) => source.primary))
    complaints.push({
      field,
      rule: 'no-primary-source',
      message: 'a record needs the object or text itself (primary: true)',
    });
  if (cited.every((source) => source.text?.includes('(?)')))
    complaints.push({ field, rule: 'doubtful-source', message: 'a source marked (?) cannot stand alone' });
  return complaints;
}

/** `unsupported` may be checked, never told: not in hook or story, and with young children only as a misconception. */
function placeComplaints(claim: Claim, { front, prose }: LessonDraft): Complaint[] {
  if (claim.label !== 'unsupported') return [];
  const barred = YOUNG.includes(front.band) ? ['hook', 'story', 'core', 'synthesis'] : ['hook', 'story'];
  return [...prose]
    .filter(([kind, sentences]) => barred.includes(kind) && sentences.some((it) => it.claim === claim.id))
    .map(([kind]) => ({
      field: kind,
      rule: 'unsupported-place',
      message: `the unsupported claim "${claim.id}" may not stand here`,
    }));
}

function repeatedIds(ids: readonly string[]): Complaint[] {
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => ({ field: `claims.${id}`, rule: 'id-repeated', message: 'this id is used twice' }));
}

function markComplaints({ front, prose, myth }: LessonDraft): Complaint[] {
  const known = new Set(front.claims.map((claim) => claim.id));
  const marked = [...prose, ['mythology', [...myth.story, ...myth.science]] as const].flatMap(
    ([kind, sentences]) =>
      sentences.flatMap(({ claim, text }) => (claim === null ? [] : [{ kind, claim, text }])),
  );
  const unknown = marked
    .filter(({ claim }) => !known.has(claim))
    .map(({ kind, claim, text }) => ({
      field: kind,
      rule: 'unknown-claim',
      message: `no claim "${claim}" for "${text}"`,
    }));
  const unused = [...known]
    .filter((id) => !marked.some(({ claim }) => claim === id))
    .map((id) => ({
      field: `claims.${id}`,
      rule: 'claim-unused',
      message: 'no sentence of the text is marked as this claim',
    }));
  return [...unknown, ...unused];
}

function uncitedSources({ front }: LessonDraft): Complaint[] {
  const cited = new Set(front.claims.flatMap((claim) => claim.sources));
  return front.sources
    .filter(({ id }) => !cited.has(id))
    .map(({ id }) => ({
      field: `sources.${id}`,
      rule: 'source-uncited',
      message: 'no claim cites this source',
    }));
}
