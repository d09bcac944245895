import type { InstructionEntry } from '@ori/contracts/records';
import type { StatePathway, StateSubject } from '@ori/contracts/states';
import { holdsFor } from './state-profile.ts';

/** As much of a log entry as the law asks after. */
export type CountedEntry = Pick<
  InstructionEntry,
  'subject' | 'stateSubject' | 'isCore' | 'place' | 'kind' | 'minutes' | 'struckAt'
>;

/** Minutes of a log by the state's own subjects. `subjects`, `shared` and `unplaced` add up to `total`. */
export interface StateMinutes {
  /** Every subject of the grade, also those nothing was logged for. */
  readonly subjects: readonly { readonly subject: StateSubject; readonly minutes: number }[];
  /** Minutes that belong to one of several subjects, and the log does not say to which. */
  readonly shared: readonly { readonly among: readonly StateSubject[]; readonly minutes: number }[];
  /** Minutes that no subject of the state takes. */
  readonly unplaced: number;
  readonly total: number;
  /** Core minutes as far as they are known to be core; of these, at home. */
  readonly core: number;
  readonly coreAtHome: number;
  /** Minutes of which nobody said whether they are core. */
  readonly coreUnknown: number;
}

/** The subjects an entry may belong to: what a person wrote decides, then music and sport, then our subject. */
function candidates(subjects: readonly StateSubject[], entry: CountedEntry): StateSubject[] {
  const { stateSubject, kind, subject } = entry;
  const named = subjects.filter(({ id, name }) => stateSubject === id || stateSubject === name);
  if (named.length > 0) return named;
  const ofKind = subjects.filter(({ kinds }) => kinds.some((each) => each === kind));
  return ofKind.length > 0 ? ofKind : subjects.filter(({ takes }) => takes.includes(subject));
}

type Core = 'core' | 'other' | 'unknown';

/** What a person said stands; else the subjects decide, where they agree. */
function coreOf({ isCore }: CountedEntry, among: readonly StateSubject[]): Core {
  if (isCore !== null) return isCore ? 'core' : 'other';
  if (among.length === 0) return 'other';
  const core = among.filter((subject) => subject.isCore).length;
  if (core === 0) return 'other';
  return core === among.length ? 'core' : 'unknown';
}

interface Placed {
  readonly entry: CountedEntry;
  readonly among: readonly StateSubject[];
  readonly core: Core;
}
const sum = (placed: readonly Placed[]) => placed.reduce((total, { entry }) => total + entry.minutes, 0);

function sharedOf(placed: readonly Placed[]): StateMinutes['shared'] {
  const several = placed.filter(({ among }) => among.length > 1);
  const groups = Map.groupBy(several, ({ among }) => among.map(({ id }) => id).join(' '));
  return [...groups.values()].map((group) => ({ among: group[0]?.among ?? [], minutes: sum(group) }));
}

/** Minutes of a log by the subjects a pathway names for this grade. Struck entries do not count. */
export function minutesByStateSubject(
  pathway: Pick<StatePathway, 'subjects'>,
  grade: number,
  entries: readonly CountedEntry[],
): StateMinutes {
  const subjects = pathway.subjects.filter((subject) => holdsFor(subject, grade));
  const placed = entries
    .filter(({ struckAt }) => struckAt === null)
    .map((entry): Placed => {
      const among = candidates(subjects, entry);
      return { entry, among, core: coreOf(entry, among) };
    });
  const core = placed.filter((each) => each.core === 'core');
  return {
    subjects: subjects.map((subject) => ({
      subject,
      minutes: sum(placed.filter(({ among }) => among.length === 1 && among[0]?.id === subject.id)),
    })),
    shared: sharedOf(placed),
    unplaced: sum(placed.filter(({ among }) => among.length === 0)),
    total: sum(placed),
    core: sum(core),
    coreAtHome: sum(core.filter(({ entry }) => entry.place === 'home')),
    coreUnknown: sum(placed.filter((each) => each.core === 'unknown')),
  };
}
