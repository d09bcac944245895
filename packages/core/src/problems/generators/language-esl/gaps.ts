import type { LocalisedText } from '@ori/contracts/locale';
import type { Misconception, PracticeItem } from '@ori/contracts/practice';
import type { Pair, PairBank } from '../../fact-pairs.ts';
import { choiceItem, step } from '../../item.ts';
import { wordItem } from '../../item-written.ts';
import { REPLY_ELSEWHERE } from '../../misconceptions/english-learning.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** An English sentence with a gap `___`, the word for it, wrong words, and why it fits. */
export interface Gap {
  readonly sentence: string;
  readonly right: string;
  readonly wrong: readonly string[];
  readonly missed: Misconception;
  readonly why: LocalisedText;
}

/** How a set of gaps is written down; what choosing wrongly shows is `usual` where a gap names nothing else. */
export const gapMissedBy =
  (usual: Misconception) =>
  (sentence: string, right: string, wrong: readonly string[], why: LocalisedText, missed = usual): Gap => ({
    sentence,
    right,
    wrong,
    missed,
    why,
  });

const ASK_GAP = say(
  'Which English word fits the gap? “{sentence}”',
  'Quel mot anglais va dans le trou ? « {sentence} »',
  '¿Qué palabra inglesa va en el hueco? «{sentence}»',
);
const GAP_NUDGE = say(
  'Read the whole sentence before you choose.',
  'Lis toute la phrase avant de choisir.',
  'Lee toda la frase antes de elegir.',
);
const TRY = step(
  say(
    'Read the sentence with each word in the gap.',
    'Lis la phrase avec chaque mot dans le trou.',
    'Lee la frase con cada palabra en el hueco.',
  ),
  say('Only one of them makes it right.', 'Un seul la rend correcte.', 'Solo una la hace correcta.'),
);
const FULL = say('“{sentence}”', '« {sentence} »', '«{sentence}»');

/** Which word fits? */
export function chooseGap(gaps: readonly [Gap, ...Gap[]], random: SeededRandom): PracticeItem {
  const { sentence, right, wrong, missed, why } = random.pick(gaps);
  const full = sentence.replace('___', right);
  return choiceItem(
    {
      prompt: text(ASK_GAP, { sentence }),
      nudge: text(GAP_NUDGE),
      steps: [TRY, step(FULL, why, { sentence: full })],
    },
    random,
    { text: text(right) },
    wrong.map((word) => [{ text: text(word) }, missed]),
  );
}

/** A word to be typed, in English whatever the reader's language is. */
export interface TypedWord {
  readonly prompt: LocalisedText;
  readonly right: string;
  readonly accepted?: readonly string[];
  readonly wrong: readonly (readonly [string, Misconception])[];
  readonly nudge: LocalisedText;
  readonly first: readonly [LocalisedText, LocalisedText];
  readonly why: LocalisedText;
}

/** The word is typed. */
export function typeWord({
  prompt,
  right,
  accepted = [],
  wrong,
  nudge,
  first,
  why,
}: TypedWord): PracticeItem {
  const steps = [step(...first), step(FULL, why, { sentence: right })];
  return wordItem(
    { prompt: text(prompt), nudge: text(nudge), steps },
    right,
    { en: accepted, fr: accepted, es: accepted },
    wrong,
  );
}

/** What one says, and what the other answers. */
export function exchange(left: string, right: string, why: LocalisedText): Pair {
  return { left: { text: text(left) }, right: { text: text(right) }, why };
}

/** Exchanges in English, asked about in the reader's language. */
export function exchangeBank(pairs: PairBank['pairs']): PairBank {
  return {
    pairs,
    askRight: say(
      'Somebody says in English: “{left}” What do you answer?',
      'Quelqu’un dit en anglais : « {left} » Que réponds-tu ?',
      'Alguien dice en inglés: «{left}» ¿Qué se responde?',
    ),
    askLeft: say(
      'Somebody answers in English: “{right}” What was said before?',
      'Quelqu’un répond en anglais : « {right} » Qu’a-t-on dit avant ?',
      'Alguien responde en inglés: «{right}» ¿Qué se dijo antes?',
    ),
    askMatch: say(
      'Match what is said in English with its answer.',
      'Relie ce qui est dit en anglais à sa réponse.',
      'Une lo que se dice en inglés con su respuesta.',
    ),
    mixedUp: REPLY_ELSEWHERE,
    nudge: say(
      'Look for the question word.',
      'Cherche le mot interrogatif.',
      'Busca la palabra interrogativa.',
    ),
    rule: [
      say(
        'Ask what the other wants: a name, a time, a place, help?',
        'Que veut l’autre : un nom, une heure, un lieu, de l’aide ?',
        '¿Qué quiere la otra persona: un nombre, una hora, un lugar, ayuda?',
      ),
      say(
        'The answer must give just that.',
        'La réponse doit donner cela.',
        'La respuesta debe dar justo eso.',
      ),
    ],
  };
}
