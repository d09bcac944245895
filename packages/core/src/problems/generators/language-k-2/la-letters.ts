import type { DraftItem } from '../../draft.ts';
import { text } from '../../phrase.ts';
import type { LocalisedText } from '@ori/contracts/locale';
import { choiceItem, generator, step } from '../../item.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { FIRST_SOUNDS } from './la-phonemic.ts';

const letterOf = ({ en, fr, es }: LocalisedText): LocalisedText => ({
  en: en.charAt(0),
  fr: fr.charAt(0),
  es: es.charAt(0),
});
const SAY = say('Say the word slowly.', 'Dis le mot lentement.', 'Di la palabra despacio.');
const START = say(
  'The first sound gives the letter.',
  'Le premier son donne la lettre.',
  'El primer sonido da la letra.',
);
const NUDGE = say(
  'Listen to the start of the word.',
  'Écoute le début du mot.',
  'Escucha el comienzo de la palabra.',
);
const BEGINS = say(
  '“{word}” begins with {letter}.',
  '« {word} » commence par {letter}.',
  '«{word}» empieza con {letter}.',
);

/** A word is given, and its first letter sought; or the other way round. */
function firstLetter(random: SeededRandom, isLetterGiven: boolean): DraftItem {
  const [word, ...others] = random
    .shuffle(FIRST_SOUNDS)
    .map((pair) => random.pick(pair))
    .slice(0, 3);
  if (!word) throw new Error('there are words');
  const letter = letterOf(word);
  const prompt = isLetterGiven
    ? say(
        'Which word begins with “{letter}”?',
        'Quel mot commence par « {letter} » ?',
        '¿Qué palabra empieza con «{letter}»?',
      )
    : say(
        'Which letter begins the word “{word}”?',
        'Quelle lettre commence le mot « {word} » ?',
        '¿Qué letra empieza la palabra «{word}»?',
      );
  const shown = (of: LocalisedText) => ({ text: text(isLetterGiven ? of : letterOf(of)) });
  return choiceItem(
    {
      prompt: text(prompt, { word, letter }),
      nudge: text(NUDGE),
      steps: [step(SAY, START), step(BEGINS, START, { word, letter })],
    },
    random,
    shown(word),
    others.map((other) => [shown(other), 'other-first-sound']),
  );
}

/** Small letters that look alike when they are turned or mirrored. */
const TWINS = [
  'b d p',
  'd b q',
  'p q b',
  'q p d',
  'n u m',
  'm n w',
  'g q j',
  'h n k',
  'e a o',
  'f t l',
  'r n l',
  'a e g',
] as const;

/** Which small letter goes with this capital? */
function smallLetter(random: SeededRandom): DraftItem {
  const [right = '', ...wrong] = random.pick(TWINS).split(' ');
  const looks = say('Draw it in the air.', 'Dessine-la en l’air.', 'Dibújala en el aire.');
  return choiceItem(
    {
      prompt: text(
        say(
          'Which small letter goes with “{big}”?',
          'Quelle petite lettre va avec « {big} » ?',
          '¿Qué letra pequeña va con «{big}»?',
        ),
        { big: right.toUpperCase() },
      ),
      nudge: text(looks),
      steps: [
        step(
          looks,
          say('Some letters look like others.', 'Des lettres se ressemblent.', 'Hay letras que se parecen.'),
        ),
        step(
          say('{big} goes with {small}.', '{big} va avec {small}.', '{big} va con {small}.'),
          say('Both have the same name.', 'Les deux ont le même nom.', 'Las dos tienen el mismo nombre.'),
          { big: right.toUpperCase(), small: right },
        ),
      ],
    },
    random,
    { text: text(right) },
    wrong.map((other) => [{ text: text(other) }, 'letter-twin']),
  );
}

/** Words by their first letter, first letters of words, small letters and capitals. */
export const laLetters = generator('la-letters', (random, difficulty) =>
  difficulty === 2 ? smallLetter(random) : firstLetter(random, difficulty === 1),
);
