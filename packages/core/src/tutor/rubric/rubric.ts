import { asksSomething, secondQuestion } from '../compose/one-question.ts';
import { gateSentence, type GateFault, type GateRules } from '../gate/gate-sentence.ts';
import { shows } from '../gate/same-writing.ts';
import { sentencesOf } from '../gate/sentences-of.ts';
import type { Ground } from '../ground.ts';
import { fitsTier } from '../reading.ts';
import { triage } from '../safety/triage.ts';
import type { Draft, Ladder, Listener, Move } from '../turn.ts';

/** One turn of a recorded conversation, with what the reply stood on. */
export interface RecordedTurn {
  readonly said: string;
  readonly draft: Draft;
  readonly move: Move;
  /** Where learner and tutor stood after the turn. */
  readonly ladder: Ladder;
  readonly ground: Ground;
  readonly listener: Listener;
  /** An unaided question came with the reply. */
  readonly hasTwin: boolean;
}

/** The behaviours of the rubric that can be judged without a person (tutor.md §1). */
export type RubricRule = 'R1' | 'R2' | 'R3' | 'R5' | 'R7' | 'R9' | 'R11' | 'R12';
export interface RubricFault {
  readonly rule: RubricRule;
  readonly turn: number;
  readonly detail: string;
}

type Judge = (turn: RecordedTurn, judged: readonly Judged[], next: RecordedTurn | undefined) => string | null;

/** Everything the learner reads, sentence by sentence. */
function sentencesIn({ draft, listener }: RecordedTurn): string[] {
  const message = sentencesOf(draft.message, listener.locale, true).map(({ text }) => text);
  return [
    ...message,
    ...draft.steps.flatMap(({ text, reason }) => [text, reason]),
    ...draft.followUpQuestions,
  ];
}

function rulesOf({ listener, move, ground }: RecordedTurn): GateRules {
  return {
    locale: listener.locale,
    level: move.level,
    forbidden: [...move.forbidden, ...(ground.problem?.answerForms ?? [])],
    problem: ground.problem,
    quoted: ground.work?.lines ?? [],
    isStrict: false,
  };
}

/** A sentence of the reply, and what the gate has against it. */
interface Judged {
  readonly sentence: string;
  readonly faults: readonly GateFault[];
}

function judgedSentences(turn: RecordedTurn): Judged[] {
  const rules = rulesOf(turn);
  return sentencesIn(turn).map((sentence) => ({ sentence, faults: gateSentence(sentence, rules) }));
}

function firstWith(judged: readonly Judged[], isMeant: (fault: GateFault) => boolean): string | null {
  return judged.find(({ faults }) => faults.some(isMeant))?.sentence ?? null;
}

const TRUTH: readonly GateFault[] = ['false-equality', 'unverified-equality'];

const isRude = (fault: GateFault) => !TRUTH.includes(fault) && fault !== 'answer-leak';

/** A reply to a wrong line says which it is, or shows it; of a single line there is no doubt. */
function namesWrongLine({ draft, ground }: RecordedTurn): string | null {
  const { work } = ground;
  if (work === null || work.checked.ok !== false || work.lines.length === 1) return null;
  const line = work.lines[work.checked.line] ?? '';
  const isNamed = shows(draft.message, line) || draft.message.includes(String(work.checked.line + 1));
  return isNamed ? null : `line ${work.checked.line + 1} is not named`;
}

/** Moves after which nothing need be asked: they greet, stop, or answer a question of the learner's. */
const MAY_END: ReadonlySet<Move['kind']> = new Set([
  'greet',
  'limit',
  'safety',
  'redirect',
  'praise',
  'figures',
]);
/** A lesson called “What Is a Theme?” asks nothing by its name. */
function withoutTitles({ draft, ground }: RecordedTurn): string {
  const titles = [...draft.citations, ...ground.passages, ground.nearestLesson].flatMap(
    (each) => each?.title ?? [],
  );
  return titles.reduce((message, title) => message.replaceAll(title, ''), draft.message);
}

/** A task is asked for in the imperative: one of these beginnings, or a practice question beside the reply. */
function asksOnce(turn: RecordedTurn): string | null {
  const { draft, move, hasTwin } = turn;
  if (secondQuestion(withoutTitles(turn)) !== null) return 'more than one question';
  const endsWithTask = asksSomething(draft.message) || hasTwin || draft.suggestedActions.length > 0;
  return endsWithTask || MAY_END.has(move.kind) ? null : 'nothing for the learner to do';
}

function isGrounded({ draft, ground, move }: RecordedTurn): string | null {
  const known = new Set([
    ...ground.passages.map(({ lessonId }) => lessonId),
    ...(ground.definition ? [ground.definition.citation.lessonId] : []),
    ...(ground.nearestLesson ? [ground.nearestLesson.id] : []),
  ]);
  const isFound = ({ lessonId, claimId }: Draft['citations'][number]): boolean =>
    claimId ? claimId === ground.claim?.id : known.has(lessonId);
  const invented = draft.citations.find((cited) => !isFound(cited));
  if (invented) return `cites ${invented.claimId ?? invented.lessonId}, which was not found`;
  const needsCitation =
    move.kind === 'define' || (move.kind === 'lesson' && ['passage', 'claim'].includes(move.because));
  return needsCitation && draft.citations.length === 0 ? 'speaks of a lesson without citing it' : null;
}

function twinFollows(
  { move, ladder, hasTwin }: RecordedTurn,
  _judged: readonly Judged[],
  next: RecordedTurn | undefined,
): string | null {
  if (move.kind !== 'worked') return null;
  return hasTwin || ladder.owesTwin || next?.move.kind === 'twin' ? null : 'no unaided question follows';
}

function staysSafe(turn: RecordedTurn, judged: readonly Judged[]): string | null {
  const found = triage(turn.said);
  if (found?.tier === 'S1' && turn.move.kind !== 'safety') return `goes on after ${found.category}`;
  // Only the reviewed words of care name where to call or look.
  const isFixed = turn.move.kind === 'safety';
  return firstWith(judged, (fault) => isRude(fault) && !(isFixed && fault === 'link-or-contact'));
}

const JUDGES: Readonly<Record<RubricRule, Judge>> = {
  R1: (_turn, judged) => firstWith(judged, (fault) => TRUTH.includes(fault)),
  R2: ({ move }, judged) => (move.level >= 3 ? null : firstWith(judged, (fault) => fault === 'answer-leak')),
  R3: namesWrongLine,
  R5: asksOnce,
  R7: ({ draft, listener, move }) =>
    move.kind === 'safety' || fitsTier(draft.message, listener.tier, listener.locale) ? null : draft.message,
  R9: isGrounded,
  R11: twinFollows,
  R12: staysSafe,
};

/** Every way in which a recorded conversation falls short of the rubric; none is what is wanted. */
export function rubricFaults(turns: readonly RecordedTurn[]): readonly RubricFault[] {
  return turns.flatMap((turn, index) => {
    const judged = judgedSentences(turn);
    return (Object.keys(JUDGES) as RubricRule[]).flatMap((rule) => {
      const detail = JUDGES[rule](turn, judged, turns[index + 1]);
      return detail === null ? [] : [{ rule, turn: index, detail }];
    });
  });
}
