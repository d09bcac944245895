import type { DraftItem } from '../../draft.ts';
import { type Templates, text } from '../../phrase.ts';
import type { LocalisedText } from '@ori/contracts/locale';
import { choiceItem, generator, step, type Explained } from '../../item.ts';
import { orderItem } from '../../item-picked.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { inPieces, MISSING_LETTERS, MISSING_WORDS, WORDS_TO_BUILD } from './sight-words.ts';

const NUDGE = say('Say it all aloud.', 'Dis toute la phrase à voix haute.', 'Di toda la frase en voz alta.');
const OFTEN = say(
  'This word comes again and again.',
  'Ce mot revient très souvent.',
  'Esta palabra aparece muchas veces.',
);

function explain(
  prompt: Templates,
  sentence: LocalisedText,
  first: LocalisedText,
  full: LocalisedText,
): Explained {
  return {
    prompt: text(prompt, { sentence }),
    nudge: text(NUDGE),
    steps: [
      step(
        first,
        say('A sentence must make sense.', 'La phrase doit avoir un sens.', 'La frase debe tener sentido.'),
      ),
      step(say('“{full}”', '« {full} »', '«{full}»'), OFTEN, { full }),
    ],
  };
}

function filled(sentence: LocalisedText, mark: string, pieces: LocalisedText): LocalisedText {
  return {
    en: sentence.en.replace(mark, pieces.en),
    fr: sentence.fr.replace(mark, pieces.fr),
    es: sentence.es.replace(mark, pieces.es),
  };
}

/** Which word, or which letter, goes into the gap? The first of a row is the right one. */
function fillGap(random: SeededRandom, isLetter: boolean): DraftItem {
  const [sentence, right, ...wrong] = random.pick(isLetter ? MISSING_LETTERS : MISSING_WORDS);
  const ask = isLetter
    ? say(
        '{sentence} Which letter is missing?',
        '{sentence} Quelle lettre manque ?',
        '{sentence} ¿Qué letra falta?',
      )
    : say(
        '{sentence} Which word is missing?',
        '{sentence} Quel mot manque ?',
        '{sentence} ¿Qué palabra falta?',
      );
  const first = isLetter
    ? say(
        'Think of the word. See it written.',
        'Pense au mot. Vois-le écrit.',
        'Piensa en la palabra. Mírala escrita.',
      )
    : say('Try each word there.', 'Essaie chaque mot dans le trou.', 'Prueba cada palabra en el hueco.');
  return choiceItem(
    explain(ask, sentence, first, filled(sentence, isLetter ? '_' : '___', right)),
    random,
    { text: text(right) },
    wrong.map((other) => [{ text: text(other) }, isLetter ? 'letter-guessed' : 'sense-not-checked']),
  );
}

/** The letters of a missing word, to be put in order. */
function buildWord(random: SeededRandom): DraftItem {
  const [sentence, word] = random.pick(WORDS_TO_BUILD);
  const letters = inPieces(word);
  const order = letters.map((_, at) => at);
  return orderItem(
    explain(
      say(
        'Build the missing word. {sentence}',
        'Forme le mot qui manque. {sentence}',
        'Forma la palabra que falta. {sentence}',
      ),
      sentence,
      say('Find the first sound.', 'Trouve le premier son.', 'Busca el primer sonido.'),
      filled(sentence, '___', word),
    ),
    random,
    letters.map((letter) => ({ text: text(letter) })),
    [
      [order.toReversed(), 'word-read-backwards'],
      [[1, 0, ...order.slice(2)], 'sounds-swapped'],
    ],
  );
}

/** Words met on every page: put into a sentence, with a letter missing, built from their letters. */
export const laSight = generator('la-sight', (random, difficulty) =>
  difficulty === 3 ? buildWord(random) : fillGap(random, difficulty === 2),
);
