import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Explained } from '../../item.ts';
import { spanItem } from '../../item-picked.ts';
import { ANOTHER_THEME, EVENT_FOR_THEME, TOPIC_FOR_THEME } from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';
import { FABLES, type Fable } from './fables.ts';
import { MORE_FABLES } from './more-fables.ts';

const ALL_FABLES: readonly [Fable, ...Fable[]] = [...FABLES, ...MORE_FABLES];

const NUDGE = say(
  'A theme is a thought that is true outside the story, too.',
  'Un thème est une pensée vraie aussi en dehors de l’histoire.',
  'Un tema es una idea que vale también fuera de la historia.',
);
const FIRST = step(
  say(
    'Ask how the story ends, and why.',
    'Demande comment l’histoire finit, et pourquoi.',
    'Pregunta cómo termina la historia y por qué.',
  ),
  say(
    'In the end we see what the deeds led to.',
    'À la fin, on voit où les actes ont mené.',
    'Al final se ve adónde llevaron los actos.',
  ),
);
const THEME = say('The theme: {theme}', 'Le thème : {theme}', 'El tema: {theme}');
const ENDING = say(
  'The ending of the story shows it.',
  'La fin de l’histoire le montre.',
  'El final de la historia lo muestra.',
);

const whole = ({ sentences }: Fable): LocalisedText => ({
  en: sentences.map(({ en }) => en).join(' '),
  fr: sentences.map(({ fr }) => fr).join(' '),
  es: sentences.map(({ es }) => es).join(' '),
});
const option = (words: LocalisedText) => ({ text: text(words) });

function explain(fable: Fable, prompt: LocalisedText, fillers: Fillers): Explained {
  return {
    prompt: text(prompt, fillers),
    nudge: text(NUDGE),
    steps: [FIRST, step(THEME, ENDING, { theme: fable.theme })],
  };
}

const otherThan = (fable: Fable, random: SeededRandom) =>
  random.shuffle(ALL_FABLES.filter((other) => other !== fable));

/** What does the story want to say? */
function chooseTheme(fable: Fable, random: SeededRandom): PracticeItem {
  const prompt = say(
    'Read: “{story}” What is its theme?',
    'Lis : « {story} » Quel est son thème ?',
    'Lee: «{story}» ¿Cuál es su tema?',
  );
  const [other = fable] = otherThan(fable, random);
  return choiceItem(explain(fable, prompt, { story: whole(fable) }), random, option(fable.theme), [
    [option(fable.topic), TOPIC_FOR_THEME],
    [option(fable.event), EVENT_FOR_THEME],
    [option(other.theme), ANOTHER_THEME],
  ]);
}

/** Which sentence shows the theme? */
function chooseEvidence(fable: Fable): PracticeItem {
  const prompt = say(
    'Theme: {theme} Which sentence shows it best?',
    'Thème : {theme} Quelle phrase le montre le mieux ?',
    'Tema: {theme} ¿Qué frase lo muestra mejor?',
  );
  const wrong = fable.sentences.flatMap((_, at) =>
    at === fable.shows ? [] : [[[at], EVENT_FOR_THEME] as const],
  );
  return spanItem(
    explain(fable, prompt, { theme: fable.theme }),
    fable.sentences.map(option),
    [fable.shows],
    wrong,
  );
}

/** Which other story has the same theme? */
function chooseTwin(fable: Fable, random: SeededRandom): PracticeItem {
  const prompt = say(
    'Read: “{story}” Which story has the same theme?',
    'Lis : « {story} » Quelle histoire a le même thème ?',
    'Lee: «{story}» ¿Qué historia tiene el mismo tema?',
  );
  const wrong = otherThan(fable, random).slice(0, 2);
  return choiceItem(
    explain(fable, prompt, { story: whole(fable) }),
    random,
    option(fable.twin),
    wrong.map(({ twin }) => [option(twin), ANOTHER_THEME]),
  );
}

/** The theme of a fable, the sentence that shows it, another story that shares it. */
export const laTheme = generator('la-theme', (random, difficulty) => {
  const fable = random.pick(ALL_FABLES);
  if (difficulty === 1) return chooseTheme(fable, random);
  return difficulty === 2 ? chooseEvidence(fable) : chooseTwin(fable, random);
});
