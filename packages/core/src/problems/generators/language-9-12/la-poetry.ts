import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step } from '../../item.ts';
import {
  FEET_MIXED_UP,
  LIGHT_AND_HEAVY_SWAPPED,
  ONE_CASE_TOO_FEW,
  ONLY_LONG_VOWELS,
  SYLLABLES_FOR_BEATS,
} from '../../misconceptions/style.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Feet by their loud (DUM) and soft (da) syllables. */
const FEET = [
  { name: say('iambs', 'des iambes', 'yambos'), beats: ['da', 'DUM'] },
  { name: say('trochees', 'des trochées', 'troqueos'), beats: ['DUM', 'da'] },
  { name: say('anapests', 'des anapestes', 'anapestos'), beats: ['da', 'da', 'DUM'] },
  { name: say('dactyls', 'des dactyles', 'dáctilos'), beats: ['DUM', 'da', 'da'] },
] as const;

/** A line of loud and soft syllables: which foot comes again and again? */
function nameFoot(random: SeededRandom): PracticeItem {
  const foot = random.pick(FEET);
  const line = Array.from({ length: random.integer(3, 6) }, () => foot.beats.join(' ')).join(' ');
  const prompt = say(
    'DUM is a stressed syllable, da an unstressed one. A line goes: {line}. What is it made of?',
    'DUM est une syllabe accentuée, da une syllabe inaccentuée. Un vers fait : {line}. De quoi est-il fait ?',
    'DUM es una sílaba acentuada, da una sin acento. Un verso suena: {line}. ¿De qué está hecho?',
  );
  return choiceItem(
    {
      prompt: text(prompt, { line }),
      nudge: text(
        say(
          'Find the smallest group that comes again.',
          'Trouve le plus petit groupe qui se répète.',
          'Busca el grupo más pequeño que se repite.',
        ),
      ),
      steps: [
        step(
          say(
            'Start at the left and draw a bar before the pattern begins anew.',
            'Pars de la gauche et trace une barre là où le motif recommence.',
            'Empieza por la izquierda y traza una raya donde el patrón vuelve a empezar.',
          ),
          say(
            'The group between two bars is a foot.',
            'Le groupe entre deux barres est un pied.',
            'El grupo entre dos rayas es un pie.',
          ),
        ),
        step(
          say('The foot is {beats}: {name}.', 'Le pied est {beats} : {name}.', 'El pie es {beats}: {name}.'),
          say(
            'Each foot has a name for its order of stresses.',
            'Chaque pied a un nom selon l’ordre des accents.',
            'Cada pie tiene un nombre según el orden de los acentos.',
          ),
          { beats: foot.beats.join(' '), name: foot.name },
        ),
      ],
    },
    random,
    { text: text(foot.name) },
    FEET.filter((other) => other !== foot).map(({ name }) => [{ text: text(name) }, FEET_MIXED_UP]),
  );
}

/** Sanskrit words in syllables with their pattern. Only the vowel and the closing consonant count. */
const WORDS = [
  ['sun-da-ra', 'GLL'],
  ['vā-na-ra', 'GLL'],
  ['ka-ma-la', 'LLL'],
  ['na-ga-ra', 'LLL'],
  ['hi-mā-la-ya', 'LGLL'],
  ['man-da-ra', 'GLL'],
  ['ma-hāt-mā', 'LGG'],
  ['rā-mā-ya-ṇa', 'GGLL'],
  ['kā-li-dā-sa', 'GLGL'],
  ['san-dhyā', 'GG'],
  ['vid-yā', 'GG'],
  ['go-pā-la', 'GGL'],
] as const;
const swapped = (pattern: string) => pattern.replace(/[GL]/g, (mark) => (mark === 'G' ? 'L' : 'G'));
const LONG = /[āīūeo]/;
const byVowelsAlone = (word: string) =>
  word
    .split('-')
    .map((syllable) => (LONG.test(syllable) ? 'G' : 'L'))
    .join('');

const spaced = (marks: string) => text(marks.split('').join(' '));

/** Which syllables of the word are heavy, which are light? */
function scanWord(random: SeededRandom): PracticeItem {
  const [word, pattern] = random.pick(WORDS);
  const prompt = say(
    'In Sanskrit verse a syllable is heavy (G) when its vowel is long (ā, ī, ū, e, o) or a consonant closes it, else light (L). Scan {word}.',
    'En poésie sanskrite, une syllabe est lourde (G) si sa voyelle est longue (ā, ī, ū, e, o) ou si une consonne la ferme, sinon légère (L). Scande {word}.',
    'En el verso sánscrito una sílaba es pesada (G) si su vocal es larga (ā, ī, ū, e, o) o la cierra una consonante; si no, ligera (L). Mide {word}.',
  );
  return choiceItem(
    {
      prompt: text(prompt, { word }),
      nudge: text(
        say(
          'Look at the end of each syllable.',
          'Regarde la fin de chaque syllabe.',
          'Mira el final de cada sílaba.',
        ),
      ),
      steps: [
        step(
          say(
            'Go from syllable to syllable and test both marks of heaviness.',
            'Va de syllabe en syllabe et vérifie les deux signes de lourdeur.',
            'Ve de sílaba en sílaba y comprueba las dos señales de peso.',
          ),
          say('One of the two is enough.', 'Un seul des deux suffit.', 'Basta una de las dos.'),
        ),
        step(
          '{word}: {pattern}',
          say(
            'Short open syllables are light, all others heavy.',
            'Les syllabes brèves et ouvertes sont légères, les autres lourdes.',
            'Las sílabas breves y abiertas son ligeras, las demás pesadas.',
          ),
          {
            word,
            pattern: spaced(pattern),
          },
        ),
      ],
    },
    random,
    { text: spaced(pattern) },
    [
      [{ text: spaced(byVowelsAlone(word)) }, ONLY_LONG_VOWELS],
      [{ text: spaced(swapped(pattern)) }, LIGHT_AND_HEAVY_SWAPPED],
      [{ text: spaced(pattern.split('').toReversed().join('')) }, LIGHT_AND_HEAVY_SWAPPED],
    ],
  );
}

/** How many patterns fill so many beats, a light syllable having one and a heavy one two. */
const fillingBeats = (beats: number): number =>
  beats < 2 ? 1 : fillingBeats(beats - 1) + fillingBeats(beats - 2);

const ASK_BEATS = say(
  'A light syllable lasts 1 beat, a heavy one 2. How many patterns last exactly {size} beats?',
  'Une syllabe légère dure 1 temps, une lourde 2. Combien de motifs durent exactement {size} temps ?',
  'Una sílaba ligera dura 1 tiempo, una pesada 2. ¿Cuántos patrones duran exactamente {size} tiempos?',
);
const ASK_SYLLABLES = say(
  'Each syllable is light or heavy. How many patterns of {size} syllables are there?',
  'Chaque syllabe est légère ou lourde. Combien y a-t-il de motifs de {size} syllabes ?',
  'Cada sílaba es ligera o pesada. ¿Cuántos patrones de {size} sílabas hay?',
);

const SUM_OF_TWO = [
  say(
    'So each number is the sum of the two before it. For {size} beats: {right}.',
    'Chaque nombre est donc la somme des deux précédents. Pour {size} temps : {right}.',
    'Así cada número es la suma de los dos anteriores. Para {size} tiempos: {right}.',
  ),
  say(
    'A light ending leaves one beat less, a heavy one two less.',
    'Une fin légère laisse un temps de moins, une lourde deux de moins.',
    'Un final ligero deja un tiempo menos, uno pesado dos menos.',
  ),
] as const;
const DOUBLING = [
  say(
    'So each syllable doubles the number. For {size} syllables: {right}.',
    'Chaque syllabe double donc le nombre. Pour {size} syllabes : {right}.',
    'Así cada sílaba duplica el número. Para {size} sílabas: {right}.',
  ),
  say(
    'Both endings may follow every shorter pattern.',
    'Les deux fins peuvent suivre chaque motif plus court.',
    'Ambos finales pueden seguir a cada patrón más corto.',
  ),
] as const;

/** How many patterns are there? */
function countPatterns(random: SeededRandom): PracticeItem {
  const size = random.integer(3, 8);
  const isBeats = random.integer(0, 1) === 1;
  const [inBeats, inSyllables] = [fillingBeats(size), 2 ** size];
  const [right, other] = isBeats ? [inBeats, inSyllables] : [inSyllables, inBeats];
  return integerItem(
    {
      prompt: text(isBeats ? ASK_BEATS : ASK_SYLLABLES, { size }),
      nudge: text(
        say(
          'Ask how each pattern ends.',
          'Demande comment finit chaque motif.',
          'Pregunta cómo termina cada patrón.',
        ),
      ),
      steps: [
        step(
          say(
            'Sort the patterns: those that end light, those that end heavy.',
            'Trie les motifs : ceux qui finissent léger, ceux qui finissent lourd.',
            'Separa los patrones: los que acaban ligeros y los que acaban pesados.',
          ),
          say(
            'Take the last syllable away, and a shorter pattern is left.',
            'Ôte la dernière syllabe, et il reste un motif plus court.',
            'Quita la última sílaba y queda un patrón más corto.',
          ),
        ),
        step(...(isBeats ? SUM_OF_TWO : DOUBLING), { size, right }),
      ],
    },
    right,
    [
      [other, SYLLABLES_FOR_BEATS],
      [isBeats ? fillingBeats(size - 1) : 2 ** (size - 1), ONE_CASE_TOO_FEW],
    ],
  );
}

/** Feet of stressed verse, light and heavy syllables, and how many patterns they make. */
export const laPoetry = generator('la-poetry', (random, difficulty) => {
  if (difficulty === 1) return nameFoot(random);
  return difficulty === 2 ? scanWord(random) : countPatterns(random);
});
