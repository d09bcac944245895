import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Explained } from '../../item.ts';
import { spanItem } from '../../item-picked.ts';
import {
  ONE_DETAIL_FOR_ALL,
  SAME_TOPIC_IS_ENOUGH,
  WIDER_THAN_THE_TEXT,
} from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';
import { TEXTS, type InformingText } from './informing-texts.ts';
import { MORE_TEXTS } from './more-informing-texts.ts';

const NUDGE = say(
  'The main idea holds all sentences together. A detail is one brick.',
  'L’idée principale tient toutes les phrases. Un détail est une brique.',
  'La idea principal une todas las frases. Un detalle es un ladrillo.',
);
const FIRST = step(
  say(
    'Say of each sentence what it adds.',
    'Dis de chaque phrase ce qu’elle apporte.',
    'Di de cada frase qué añade.',
  ),
  say(
    'What all of them add to is the main idea.',
    'Ce à quoi toutes contribuent est l’idée principale.',
    'Aquello a lo que todas contribuyen es la idea principal.',
  ),
);
const MAIN = say('Main idea: {main}', 'Idée principale : {main}', 'Idea principal: {main}');
const ALL = say(
  'Each other sentence tells a part of it.',
  'Chaque autre phrase en dit une partie.',
  'Cada otra frase dice una parte de ella.',
);

const joined = (sentences: readonly LocalisedText[]): LocalisedText => ({
  en: sentences.map(({ en }) => en).join(' '),
  fr: sentences.map(({ fr }) => fr).join(' '),
  es: sentences.map(({ es }) => es).join(' '),
});

function explain(read: InformingText, prompt: LocalisedText, fillers: Fillers): Explained {
  return {
    prompt: text(prompt, fillers),
    nudge: text(NUDGE),
    steps: [FIRST, step(MAIN, ALL, { main: read.main })],
  };
}

const option = (words: LocalisedText) => ({ text: text(words) });

/** What is the whole passage about? */
function chooseMain(read: InformingText, random: SeededRandom): PracticeItem {
  const prompt = say(
    'Read: “{passage}” What is the main idea?',
    'Lis : « {passage} » Quelle est l’idée principale ?',
    'Lee: «{passage}» ¿Cuál es la idea principal?',
  );
  return choiceItem(explain(read, prompt, { passage: joined(read.details) }), random, option(read.main), [
    [option(read.narrow), ONE_DETAIL_FOR_ALL],
    [option(read.wide), WIDER_THAN_THE_TEXT],
  ]);
}

/** Which sentence has strayed into the passage? */
function findStray(read: InformingText, random: SeededRandom): PracticeItem {
  const at = random.integer(1, read.details.length - 1);
  const sentences = [...read.details.slice(0, at), read.stray, ...read.details.slice(at)];
  const prompt = say(
    'Which sentence does not belong to the main idea of the others?',
    'Quelle phrase ne va pas avec l’idée principale des autres ?',
    '¿Qué frase no encaja con la idea principal de las otras?',
  );
  const wrong = sentences.flatMap((_, place) =>
    place === at ? [] : [[[place], SAME_TOPIC_IS_ENOUGH] as const],
  );
  return spanItem(explain(read, prompt, {}), sentences.map(option), [at], wrong);
}

/** Which new detail would support the main idea? */
function chooseDetail(read: InformingText, random: SeededRandom): PracticeItem {
  const prompt = say(
    'Main idea: “{main}” Which sentence supports it best?',
    'Idée principale : « {main} » Quelle phrase la soutient le mieux ?',
    'Idea principal: «{main}» ¿Qué frase la apoya mejor?',
  );
  return choiceItem(explain(read, prompt, { main: read.main }), random, option(read.extra), [
    [option(read.stray), SAME_TOPIC_IS_ENOUGH],
    [option(read.wide), WIDER_THAN_THE_TEXT],
  ]);
}

/** The main idea of a short text, what strays from it, what supports it. */
export const laMainidea = generator('la-mainidea', (random, difficulty) => {
  const read = random.pick([...TEXTS, ...MORE_TEXTS]);
  if (difficulty === 1) return chooseMain(read, random);
  return difficulty === 2 ? findStray(read, random) : chooseDetail(read, random);
});
