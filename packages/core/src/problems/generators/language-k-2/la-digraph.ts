import type { DraftItem } from '../../draft.ts';
import { type Fillers, messagesOf, type Phrase, type Templates, text } from '../../phrase.ts';
import { choiceItem, generator, step, type Explained, type Wrong } from '../../item.ts';
import { sortItem } from '../../item-sorted.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { LETTER_PAIRS, PLAIN_WORDS, SOUND_SORTS } from './letter-pairs.ts';

const message = messagesOf('la-digraph');

const NUDGE = message('nudge');
const LOOK = message('look');
const ONE_SOUND = message('one-sound');

function explain(prompt: Templates, fillers: Fillers, last: DraftItem['steps']): Explained {
  return { prompt: text(prompt, fillers), nudge: text(NUDGE), steps: [step(LOOK, ONE_SOUND), ...last] };
}
const hears = (word: Phrase, letters: Phrase) =>
  step(message('hears.step'), ONE_SOUND, {
    word,
    letters,
  });

/** Which word has two letters for one sound? */
function findPair(random: SeededRandom): DraftItem {
  const { letters, words } = random.pick(LETTER_PAIRS);
  const right = random.pick(words);
  const wrong = random.shuffle(PLAIN_WORDS).slice(0, 2);
  return choiceItem(
    explain(message('find-pair.parts.prompt'), {}, [hears(right, letters)]),
    random,
    { text: text(right) },
    wrong.map((word) => [{ text: text(word) }, 'letter-pair-read-apart']),
  );
}

/** Which word has the same two letters and their sound? */
function samePair(random: SeededRandom): DraftItem {
  const [pair, ...others] = random.shuffle(LETTER_PAIRS).slice(0, 3);
  if (!pair) throw new Error('there are letter pairs');
  const [sample, right] = random.shuffle(pair.words);
  if (!sample || !right) throw new Error('a letter pair has words');
  const { letters } = pair;
  return choiceItem(
    explain(message('same-pair.parts.prompt'), { letters, sample }, [hears(right, letters)]),
    random,
    { text: text(right) },
    others.map(({ words }) => [{ text: text(random.pick(words)) }, 'other-letter-pair']),
  );
}

/** Four words, two of each sound or three and one, each to be put with the word that sounds alike. */
function sortSounds(random: SeededRandom): DraftItem {
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
      message('sort-sounds.parts.prompt'),
      {},
      things.map(({ word, side }) => hears(word, sides[side === 0 ? 0 : 1].name)),
    ),
    things.map(({ word }) => ({ text: text(word) })),
    sides.map(({ name }) => ({ text: text(name) })),
    right,
    right.map((side, at): Wrong<readonly number[]> => [right.with(at, 1 - side), 'other-letter-pair']),
  );
}

/** Two letters for one sound, and spellings that change a sound: English long vowels, French nasals, Spanish rr. */
export const laDigraph = generator('la-digraph', (random, difficulty) => {
  if (difficulty === 1) return findPair(random);
  return difficulty === 2 ? samePair(random) : sortSounds(random);
});
