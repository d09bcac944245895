import type { DraftItem } from '../../draft.ts';
import { type Phrase, joined, messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, step, type Explained, type Wrong } from '../../item.ts';
import { spanItem } from '../../item-picked.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('evidence-case');

/** A sentence of a passage: `evidence`, or the id of what one believes who takes it for evidence. */
export type Part = readonly [Phrase, string];

/** A short passage, what it supports by exactly two of its sentences, and what it does not support. */
export interface EvidenceCase {
  readonly parts: readonly Part[];
  readonly supported: Phrase;
  readonly notSupported: readonly Wrong<Phrase>[];
  /** How the two sentences support it. */
  readonly because: Phrase;
}

/** How a skill asks about its cases. `one` and `two` hold {statement}, `which` holds {passage}. */
export interface CaseQuestions {
  readonly one: Phrase;
  readonly which: Phrase;
  readonly two: Phrase;
  readonly nudge: Phrase;
  readonly first: readonly [Phrase, Phrase];
}

const FOUND = message('found');
const THEREFORE = message('therefore');

const passageOf = (parts: readonly Part[]): Phrase =>
  joined(
    parts.map(([sentence]) => sentence),
    ' ',
  );

const isEvidence = ([, role]: Part) => role === 'evidence';

function explain(asked: CaseQuestions, prompt: Phrase, last: DraftItem['steps'][number]): Explained {
  return { prompt, nudge: text(asked.nudge), steps: [step(...asked.first), last] };
}

/** The one sentence that supports the statement; the second such sentence is left out. */
function pickOne(found: EvidenceCase, asked: CaseQuestions, random: SeededRandom): DraftItem {
  const left = random.shuffle(found.parts.filter(isEvidence))[0];
  const parts = found.parts.filter((part) => part !== left);
  const right = parts.findIndex(isEvidence);
  const wrong = parts.flatMap(([, role], at): Wrong<readonly number[]>[] =>
    role === 'evidence' ? [] : [[[at], role]],
  );
  const prompt = text(asked.one, { statement: found.supported });
  const last = step(FOUND, found.because, { found: text(parts[right]?.[0] ?? '') });
  return spanItem(
    explain(asked, prompt, last),
    parts.map(([words]) => ({ text: text(words) })),
    [right],
    wrong,
  );
}

/** Both sentences that support the statement. */
function pickTwo(found: EvidenceCase, asked: CaseQuestions): DraftItem {
  const right = found.parts.flatMap((part, at) => (isEvidence(part) ? [at] : []));
  const wrong = found.parts.flatMap(([, role], at): Wrong<readonly number[]>[] =>
    role === 'evidence' ? [] : [[[right[0] ?? 0, at], role]],
  );
  const prompt = text(asked.two, { statement: found.supported });
  const last = step(FOUND, found.because, { found: passageOf(found.parts.filter(isEvidence)) });
  return spanItem(
    explain(asked, prompt, last),
    found.parts.map(([words]) => ({ text: text(words) })),
    right,
    wrong,
  );
}

/** Which statement does the passage support? */
function pickStatement(found: EvidenceCase, asked: CaseQuestions, random: SeededRandom): DraftItem {
  const prompt = text(asked.which, { passage: passageOf(found.parts) });
  const last = step(THEREFORE, found.because, { right: text(found.supported) });
  return choiceItem(
    explain(asked, prompt, last),
    random,
    { text: text(found.supported) },
    found.notSupported.map(([words, misconception]) => [{ text: text(words) }, misconception]),
  );
}

/** One sentence of evidence, the statement that is supported, both sentences. */
export function askCase(
  cases: readonly [EvidenceCase, ...EvidenceCase[]],
  asked: CaseQuestions,
  random: SeededRandom,
  difficulty: Difficulty,
): DraftItem {
  const found = random.pick(cases);
  if (difficulty === 1) return pickOne(found, asked, random);
  return difficulty === 2 ? pickStatement(found, asked, random) : pickTwo(found, asked);
}
