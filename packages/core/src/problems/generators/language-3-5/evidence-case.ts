import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, Misconception, PracticeItem } from '@ori/contracts/practice';
import { choiceItem, step, type Explained, type Wrong } from '../../item.ts';
import { spanItem } from '../../item-picked.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** A sentence of a passage: evidence, or what one believes who takes it for evidence. */
export type Part = readonly [LocalisedText, 'evidence' | Misconception];

/** A short passage, what it supports by exactly two of its sentences, and what it does not support. */
export interface EvidenceCase {
  readonly parts: readonly Part[];
  readonly supported: LocalisedText;
  readonly notSupported: readonly Wrong<LocalisedText>[];
  /** How the two sentences support it. */
  readonly because: LocalisedText;
}

/** How a skill asks about its cases. `one` and `two` hold {statement}, `which` holds {passage}. */
export interface CaseQuestions {
  readonly one: LocalisedText;
  readonly which: LocalisedText;
  readonly two: LocalisedText;
  readonly nudge: LocalisedText;
  readonly first: readonly [LocalisedText, LocalisedText];
}

const FOUND = say(
  'These words show it: “{found}”',
  'Ces mots le montrent : « {found} »',
  'Lo muestran estas palabras: «{found}»',
);
const THEREFORE = say('So: {right}', 'Donc : {right}', 'Entonces: {right}');

const joined = (parts: readonly Part[]): LocalisedText => ({
  en: parts.map(([words]) => words.en).join(' '),
  fr: parts.map(([words]) => words.fr).join(' '),
  es: parts.map(([words]) => words.es).join(' '),
});

const isEvidence = ([, role]: Part) => role === 'evidence';

function explain(
  asked: CaseQuestions,
  prompt: LocalisedText,
  last: PracticeItem['steps'][number],
): Explained {
  return { prompt, nudge: text(asked.nudge), steps: [step(...asked.first), last] };
}

/** The one sentence that supports the statement; the second such sentence is left out. */
function pickOne(found: EvidenceCase, asked: CaseQuestions, random: SeededRandom): PracticeItem {
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
function pickTwo(found: EvidenceCase, asked: CaseQuestions): PracticeItem {
  const right = found.parts.flatMap((part, at) => (isEvidence(part) ? [at] : []));
  const wrong = found.parts.flatMap(([, role], at): Wrong<readonly number[]>[] =>
    role === 'evidence' ? [] : [[[right[0] ?? 0, at], role]],
  );
  const prompt = text(asked.two, { statement: found.supported });
  const last = step(FOUND, found.because, { found: joined(found.parts.filter(isEvidence)) });
  return spanItem(
    explain(asked, prompt, last),
    found.parts.map(([words]) => ({ text: text(words) })),
    right,
    wrong,
  );
}

/** Which statement does the passage support? */
function pickStatement(found: EvidenceCase, asked: CaseQuestions, random: SeededRandom): PracticeItem {
  const prompt = text(asked.which, { passage: joined(found.parts) });
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
): PracticeItem {
  const found = random.pick(cases);
  if (difficulty === 1) return pickOne(found, asked, random);
  return difficulty === 2 ? pickStatement(found, asked, random) : pickTwo(found, asked);
}
