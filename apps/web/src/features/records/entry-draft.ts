import { type EntryPlace, WRITTEN_KINDS, type WrittenKind } from '@ori/contracts/record-names';
import type { EntryInput, InstructionEntry } from '@ori/contracts/records';
import { SUBJECTS, type Subject } from '@ori/contracts/subjects';

/** What a form of the log holds while it is filled in. */
export interface EntryDraft {
  readonly kind: WrittenKind;
  readonly title: string;
  readonly minutes: string;
  readonly day: string;
  readonly subject: Subject;
  /** A subject of the state's own, by its name; '' leaves it to `subject`. */
  readonly stateSubject: string;
  readonly place: EntryPlace;
  /** `state` where the state decides. */
  readonly core: 'state' | 'yes' | 'no';
  /** One a line. */
  readonly materials: string;
}

interface Usual {
  readonly subject: Subject;
  readonly place: EntryPlace;
  readonly minutes: number;
}
/** What such a thing usually is, so that a title is often all there is to write. */
const USUAL: Readonly<Record<WrittenKind, Usual>> = {
  book: { subject: 'language', place: 'home', minutes: 30 },
  lesson: { subject: 'math', place: 'home', minutes: 40 },
  activity: { subject: 'life', place: 'home', minutes: 30 },
  trip: { subject: 'social', place: 'away', minutes: 180 },
  'co-op': { subject: 'science', place: 'away', minutes: 120 },
  music: { subject: 'life', place: 'home', minutes: 30 },
  sport: { subject: 'life', place: 'away', minutes: 45 },
  other: { subject: 'life', place: 'home', minutes: 30 },
};

/** The draft turned into something of this kind. */
export function asKind(draft: EntryDraft, kind: WrittenKind): EntryDraft {
  const { minutes, ...usual } = USUAL[kind];
  return { ...draft, ...usual, kind, stateSubject: '', minutes: String(minutes) };
}

export function newDraft(day: string): EntryDraft {
  const { minutes, ...usual } = USUAL.book;
  const empty = { title: '', stateSubject: '', materials: '' };
  return { kind: 'book', minutes: String(minutes), day, ...usual, core: 'state', ...empty };
}

/** What a line says, to be set right; what was counted is set right as a lesson. */
export function draftOf(entry: InstructionEntry): EntryDraft {
  const { title, minutes, day, subject, stateSubject, place, isCore, materials } = entry;
  const kind = WRITTEN_KINDS.find((known) => known === entry.kind) ?? 'lesson';
  const core = isCore === null ? 'state' : isCore ? 'yes' : 'no';
  return {
    kind,
    title,
    minutes: String(minutes),
    day,
    subject,
    stateSubject: stateSubject ?? '',
    place,
    core,
    materials: materials.join('\n'),
  };
}

/** What is sent: a line of this child's log. */
export function entryOf(
  { core, materials, minutes, stateSubject, ...told }: EntryDraft,
  { id, childId }: Pick<EntryInput, 'id' | 'childId'>,
  corrects: EntryInput['corrects'] = null,
): EntryInput {
  const isCore = core === 'state' ? null : core === 'yes';
  const named = materials.split('\n').map((line) => line.trim());
  const lines = named.filter((line) => line !== '');
  return {
    ...told,
    id,
    childId,
    minutes: Number(minutes),
    stateSubject: stateSubject === '' ? null : stateSubject,
    isCore,
    materials: lines,
    startedAt: null,
    corrects,
  };
}

export const subjectNamedIn = (value: string): Subject => SUBJECTS.find((known) => known === value) ?? 'life';
