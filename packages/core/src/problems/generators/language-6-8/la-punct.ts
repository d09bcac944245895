import type { LocalisedText } from '@ori/contracts/locale';
import { choiceItem, generator, step } from '../../item.ts';
import { MARK_MISPLACED } from '../../misconceptions/writing.ts';
import { say } from '../../say.ts';
import { text } from '../../text.ts';

/** English sentences: the right one first, then two with wrong marks. */
type Marked = readonly [right: string, ...wrong: string[]];
interface Lesson {
  readonly sentences: readonly [Marked, ...Marked[]];
  readonly rule: LocalisedText;
}

const COMMAS: Lesson = {
  rule: say(
    'A comma parts things in a list, and an opening part from the main part.',
    'La virgule sépare les éléments d’une liste, et un début du reste de la phrase.',
    'La coma separa elementos de una lista, y un comienzo del resto de la frase.',
  ),
  sentences: [
    [
      'When the rain stopped, we went out.',
      'When the rain, stopped we went out.',
      'When, the rain stopped we went out.',
    ],
    [
      'After dinner, my uncle told a story.',
      'After, dinner my uncle told a story.',
      'After dinner my uncle, told a story.',
    ],
    ['If you are cold, take my scarf.', 'If you, are cold take my scarf.', 'If, you are cold take my scarf.'],
    [
      'She packed bread, cheese, and figs.',
      'She packed, bread cheese and figs.',
      'She, packed bread cheese and figs.',
    ],
    [
      'We need tape, string, and paper.',
      'We need, tape string and paper.',
      'We, need tape string, and paper.',
    ],
    [
      'Although he was tired, Kwame kept on.',
      'Although, he was tired Kwame kept on.',
      'Although he, was tired Kwame kept on.',
    ],
    [
      'Before the bell rang, we ran home.',
      'Before the bell, rang we ran home.',
      'Before, the bell rang we ran home.',
    ],
    [
      'Because it was late, Omar called.',
      'Because, it was late Omar called.',
      'Because it was, late Omar called.',
    ],
    [
      'They sell apples, pears, and plums.',
      'They, sell apples pears and plums.',
      'They sell, apples pears, and plums.',
    ],
    ['In the old barn, two owls live.', 'In the, old barn two owls live.', 'In the old, barn two owls live.'],
    [
      'I need a pen, a ruler, and glue.',
      'I need, a pen a ruler and glue.',
      'I, need a pen a ruler, and glue.',
    ],
    [
      'While Mia cooks, Sam sets the table.',
      'While, Mia cooks Sam sets the table.',
      'While Mia, cooks Sam sets the table.',
    ],
  ],
};
const SEMICOLONS: Lesson = {
  rule: say(
    'A semicolon joins two parts that could each stand alone.',
    'Le point-virgule joint deux parties qui pourraient être seules.',
    'El punto y coma une dos partes que podrían ir solas.',
  ),
  sentences: [
    [
      'The lamp went out; we lit a candle.',
      'The lamp went; out we lit a candle.',
      'The lamp went out, we lit a candle.',
    ],
    [
      'Mei likes maps; her sister likes songs.',
      'Mei likes maps her; sister likes songs.',
      'Mei likes maps, her sister likes songs.',
    ],
    [
      'It snowed all night; the road was closed.',
      'It snowed; all night the road was closed.',
      'It snowed all night, the road was closed.',
    ],
    ['I called twice; nobody came.', 'I called; twice nobody came.', 'I called twice, nobody came.'],
    ['The soup is hot; wait a little.', 'The soup is; hot wait a little.', 'The soup is hot, wait a little.'],
    [
      'He reads at dawn; she reads at dusk.',
      'He reads; at dawn she reads at dusk.',
      'He reads at dawn, she reads at dusk.',
    ],
    ['The bus was full; we walked.', 'The bus; was full we walked.', 'The bus was full, we walked.'],
    ['Noor plays the drum; Leo sings.', 'Noor plays; the drum Leo sings.', 'Noor plays the drum, Leo sings.'],
    ['The sun set; the air grew cold.', 'The sun; set the air grew cold.', 'The sun set, the air grew cold.'],
    [
      'My bike is old; it still runs well.',
      'My bike; is old it still runs well.',
      'My bike is old, it still runs well.',
    ],
    [
      'Some like tea; others like milk.',
      'Some; like tea others like milk.',
      'Some like tea, others like milk.',
    ],
    [
      'We were early; the gate was shut.',
      'We; were early the gate was shut.',
      'We were early, the gate was shut.',
    ],
  ],
};
const INSERTED: Lesson = {
  rule: say(
    'What is put into a sentence is set off on both sides by the same mark.',
    'Ce qu’on insère dans une phrase est isolé des deux côtés par le même signe.',
    'Lo que se inserta en una frase se separa a ambos lados con el mismo signo.',
  ),
  sentences: [
    ['My aunt, a baker, rises early.', 'My aunt, a baker rises early.', 'My aunt a baker, rises early.'],
    [
      'The oak—the oldest tree here—fell.',
      'The oak—the oldest tree here fell.',
      'The oak the oldest tree—here—fell.',
    ],
    [
      'Our guide, who knew the way, went first.',
      'Our guide, who knew the way went first.',
      'Our guide who knew, the way, went first.',
    ],
    [
      'The answer—if there is one—lies here.',
      'The answer—if there is one lies here.',
      'The answer if there—is one—lies here.',
    ],
    [
      'Lima, the capital of Peru, lies by the sea.',
      'Lima the capital, of Peru, lies by the sea.',
      'Lima, the capital of Peru lies by the sea.',
    ],
    [
      'The key, as I told you, is under the pot.',
      'The key, as I told you is under the pot.',
      'The key as I, told you, is under the pot.',
    ],
    [
      'My cousin, a pilot, lives in Lagos.',
      'My cousin, a pilot lives in Lagos.',
      'My cousin a pilot, lives in Lagos.',
    ],
    [
      'The cake—my first one—was a success.',
      'The cake—my first one was a success.',
      'The cake my first—one—was a success.',
    ],
    [
      'Our dog, who is deaf, barks a lot.',
      'Our dog, who is deaf barks a lot.',
      'Our dog who is, deaf, barks a lot.',
    ],
    [
      'Cairo, the capital of Egypt, lies on the Nile.',
      'Cairo the capital, of Egypt, lies on the Nile.',
      'Cairo, the capital of Egypt lies on the Nile.',
    ],
    [
      'The film, by the way, starts at eight.',
      'The film, by the way starts at eight.',
      'The film by the, way, starts at eight.',
    ],
    [
      'The old map—torn at one edge—shows a well.',
      'The old map—torn at one edge shows a well.',
      'The old map torn at—one edge—shows a well.',
    ],
  ],
};
const ASK = say(
  'Which English sentence has its marks in the right places?',
  'Quelle phrase anglaise a ses signes aux bons endroits ?',
  '¿Qué frase inglesa tiene los signos en su sitio?',
);
const NUDGE = say(
  'Find the parts that belong together.',
  'Trouve les parties qui vont ensemble.',
  'Busca las partes que van juntas.',
);
const FIRST = say(
  'Read each sentence and stop at its marks.',
  'Lis chaque phrase et arrête-toi aux signes.',
  'Lee cada frase y detente en los signos.',
);
const SO = say('Right: {right}', 'Juste : {right}', 'Correcto: {right}');

/** Commas, semicolons, inserted parts: which sentence is marked as English does it? */
export const laPunct = generator('la-punct', (random, difficulty) => {
  const { sentences, rule } = [COMMAS, SEMICOLONS, INSERTED][difficulty - 1] ?? COMMAS;
  const [right, ...wrong] = random.pick(sentences);
  return choiceItem(
    { prompt: text(ASK), nudge: text(NUDGE), steps: [step(FIRST, rule), step(SO, rule, { right })] },
    random,
    { text: text(right) },
    wrong.map((sentence) => [{ text: text(sentence) }, MARK_MISPLACED]),
  );
});
