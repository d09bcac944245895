import type { DraftItem } from '../../draft.ts';
import { text } from '../../phrase.ts';
import type { LocalisedText } from '@ori/contracts/locale';
import { rightOf, type PairBank } from '../../fact-pairs.ts';
import { choiceItem, generator, step } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { inPieces } from './sight-words.ts';
import { TO_BLEND, TO_BUILD, TO_READ } from './words-sound-by-sound.ts';

const NUDGE = say(
  'Say each sound. Then say them fast.',
  'Dis chaque son. Puis dis-les vite.',
  'Di cada sonido. Luego dilos rápido.',
);
const EACH = say(
  'Touch each letter in turn.',
  'Touche chaque lettre à son tour.',
  'Toca cada letra por turno.',
);
const SOUND = say(
  'Each letter has its sound here.',
  'Ici, chaque lettre a son son.',
  'Aquí cada letra tiene su sonido.',
);
const TOGETHER = say('The sounds run together.', 'Les sons se suivent sans arrêt.', 'Los sonidos se unen.');

const apart = ({ en, fr, es }: LocalisedText) =>
  say(en.split('').join(' · '), fr.split('').join(' · '), es.split('').join(' · '));

/** Sounds are given one by one: which word are they? */
function blendSounds(random: SeededRandom): DraftItem {
  const [right, ...wrong] = random.pick(TO_BLEND);
  const sounds = apart(right);
  return choiceItem(
    {
      prompt: text(
        say(
          'Say: {sounds}. Which word is it?',
          'Dis : {sounds}. Quel mot est-ce ?',
          'Di: {sounds}. ¿Qué palabra es?',
        ),
        { sounds },
      ),
      nudge: text(NUDGE),
      steps: [step(EACH, SOUND), step('{sounds} → {right}', TOGETHER, { sounds, right })],
    },
    random,
    { text: text(right) },
    wrong.map((word) => [{ text: text(word) }, 'start-only-read']),
  );
}

const READ: PairBank = {
  pairs: TO_READ,
  askRight: say(
    'Read: “{left}”. What is it?',
    'Lis : « {left} ». Qu’est-ce que c’est ?',
    'Lee: «{left}». ¿Qué es?',
  ),
  askLeft: say('Which word is it? {right}', 'Quel mot est-ce ? {right}', '¿Qué palabra es? {right}'),
  askMatch: say('Match each word.', 'Relie chaque mot.', 'Une cada palabra.'),
  mixedUp: 'start-only-read',
  nudge: NUDGE,
  rule: [
    EACH,
    say('Letters stand for sounds.', 'Les lettres donnent les sons.', 'Las letras dan los sonidos.'),
  ],
};

/** A thing is described: its word is to be built from the letters. */
function buildWord(random: SeededRandom): DraftItem {
  const [clue, word] = random.pick(TO_BUILD);
  const letters = inPieces(word);
  const order = letters.map((_, at) => at);
  return orderItem(
    {
      prompt: text(say('{clue} Build the word.', '{clue} Forme le mot.', '{clue} Forma la palabra.'), {
        clue,
      }),
      nudge: text(say('Say the word slowly.', 'Dis le mot lentement.', 'Di la palabra despacio.')),
      steps: [
        step(
          say('Which sound do you hear first?', 'Quel son entends-tu d’abord ?', '¿Qué sonido oyes primero?'),
          say('Words are read from the left.', 'On lit un mot par la gauche.', 'Se lee desde la izquierda.'),
        ),
        step('{sounds} → {word}', TOGETHER, { sounds: apart(word), word }),
      ],
    },
    random,
    letters.map((letter) => ({ text: text(letter) })),
    [
      [order.toReversed(), 'word-read-backwards'],
      [[1, 0, ...order.slice(2)], 'sounds-swapped'],
    ],
  );
}

/** Short words in which each letter sounds: blended, read for their meaning, built. */
export const laBlend = generator('la-blend', (random, difficulty) => {
  if (difficulty === 1) return blendSounds(random);
  return difficulty === 2 ? rightOf(READ, random) : buildWord(random);
});
