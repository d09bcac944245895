import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { choiceItem, generator, step } from '../../item.ts';

const message = messagesOf('la-punct');

/** English sentences: the right one first, then two with wrong marks. */
type Marked = readonly [right: string, ...wrong: string[]];
interface Lesson {
  readonly sentences: readonly [Marked, ...Marked[]];
  readonly rule: Phrase;
}

const COMMAS: Lesson = {
  rule: message('commas.rule'),
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
  rule: message('semicolons.rule'),
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
  rule: message('inserted.rule'),
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
const ASK = message('ask');
const NUDGE = message('nudge');
const FIRST = message('first');
const SO = message('so');

/** Commas, semicolons, inserted parts: which sentence is marked as English does it? */
export const laPunct = generator('la-punct', (random, difficulty) => {
  const { sentences, rule } = [COMMAS, SEMICOLONS, INSERTED][difficulty - 1] ?? COMMAS;
  const [right, ...wrong] = random.pick(sentences);
  return choiceItem(
    { prompt: text(ASK), nudge: text(NUDGE), steps: [step(FIRST, rule), step(SO, rule, { right })] },
    random,
    { text: text(right) },
    wrong.map((sentence) => [{ text: text(sentence) }, 'mark-misplaced']),
  );
});
