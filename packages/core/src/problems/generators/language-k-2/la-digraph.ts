import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Explained, type Wrong } from '../../item.ts';
import { sortItem } from '../../item-sorted.ts';
import { OTHER_LETTER_PAIR, PAIR_READ_APART } from '../../misconceptions/decoding.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers, type Templates } from '../../text.ts';
import { LETTER_PAIRS, PLAIN_WORDS, SOUND_SORTS } from './letter-pairs.ts';

const NUDGE = say('Say each word slowly.', 'Dis chaque mot lentement.', 'Di cada palabra despacio.');
const LOOK = say(
  'Look for letters that work together.',
  'Cherche des lettres qui vont ensemble.',
  'Busca letras que van juntas.',
);
const ONE_SOUND = say(
  'Some letters make one sound together.',
  'Des lettres font un son ensemble.',
  'Hay letras que juntas hacen un sonido.',
);

function explain(prompt: Templates, fillers: Fillers, last: PracticeItem['steps']): Explained {
  return { prompt: text(prompt, fillers), nudge: text(NUDGE), steps: [step(LOOK, ONE_SOUND), ...last] };
}
const hears = (word: LocalisedText, letters: LocalisedText) =>
  step(say('“{word}”: {letters}', '« {word} » : {letters}', '«{word}»: {letters}'), ONE_SOUND, {
    word,
    letters,
  });

/** Which word has two letters for one sound? */
function findPair(random: SeededRandom): PracticeItem {
  const { letters, words } = random.pick(LETTER_PAIRS);
  const right = random.pick(words);
  const wrong = random.shuffle(PLAIN_WORDS).slice(0, 2);
  return choiceItem(
    explain(
      say(
        'Where do two letters make one sound?',
        'Où deux lettres font-elles un seul son ?',
        '¿Dónde hacen dos letras un solo sonido?',
      ),
      {},
      [hears(right, letters)],
    ),
    random,
    { text: text(right) },
    wrong.map((word) => [{ text: text(word) }, PAIR_READ_APART]),
  );
}

/** Which word has the same two letters and their sound? */
function samePair(random: SeededRandom): PracticeItem {
  const [pair, ...others] = random.shuffle(LETTER_PAIRS).slice(0, 3);
  if (!pair) throw new Error('there are letter pairs');
  const [sample, right] = random.shuffle(pair.words);
  if (!sample || !right) throw new Error('a letter pair has words');
  const { letters } = pair;
  return choiceItem(
    explain(
      say(
        'Hear “{letters}” in “{sample}”. Which word has it?',
        'Écoute « {letters} » dans « {sample} ». Quel mot l’a ?',
        'Escucha «{letters}» en «{sample}». ¿Qué palabra lo tiene?',
      ),
      { letters, sample },
      [hears(right, letters)],
    ),
    random,
    { text: text(right) },
    others.map(({ words }) => [{ text: text(random.pick(words)) }, OTHER_LETTER_PAIR]),
  );
}

/** Four words, two of each sound or three and one, each to be put with the word that sounds alike. */
function sortSounds(random: SeededRandom): PracticeItem {
  const sides = random.pick(SOUND_SORTS);
  const first = random.integer(1, 3);
  const drawn = sides.flatMap(({ words }, side) =>
    random
      .shuffle(words)
      .slice(0, side === 0 ? first : 4 - first)
      .map((word) => ({ word, side })),
  );
  const things = random.shuffle(drawn);
  const right = things.map(({ side }) => side);
  return sortItem(
    explain(
      say(
        'Which sound is in each word?',
        'Quel son est dans chaque mot ?',
        '¿Qué sonido hay en cada palabra?',
      ),
      {},
      things.map(({ word, side }) => hears(word, sides[side === 0 ? 0 : 1].name)),
    ),
    things.map(({ word }) => ({ text: text(word) })),
    sides.map(({ name }) => ({ text: text(name) })),
    right,
    right.map((side, at): Wrong<readonly number[]> => [right.with(at, 1 - side), OTHER_LETTER_PAIR]),
  );
}

/** Two letters for one sound, and spellings that change a sound: English long vowels, French nasals, Spanish rr. */
export const laDigraph = generator('la-digraph', (random, difficulty) => {
  if (difficulty === 1) return findPair(random);
  return difficulty === 2 ? samePair(random) : sortSounds(random);
});
