import type { PracticeItem } from '@ori/contracts/practice';
import { rightOf, type PairBank } from '../../fact-pairs.ts';
import { choiceItem, generator, step, type Wrong, type Option } from '../../item.ts';
import {
  NOTE_CHANGES_FACT,
  NOTE_COPIED,
  NOTE_FROM_MEMORY,
  NOTE_OFF_QUESTION,
  NOTE_SOURCE_SWAPPED,
  ONE_SOURCE_READ,
  SOURCE_UNSUITED,
} from '../../misconceptions/composing.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { MORE_RESEARCH } from './more-research-notes.ts';
import { NOTE_PAIRS } from './note-pairs.ts';
import { RESEARCH } from './research-notes.ts';
import { WHERE_TO_LOOK } from './where-to-look.ts';

const LOOK: PairBank = {
  pairs: WHERE_TO_LOOK,
  askRight: say('“{left}” Where do you look?', '« {left} » Où cherches-tu ?', '«{left}» ¿Dónde se busca?'),
  askLeft: say(
    'Which question fits? {right}',
    'Quelle question convient ? {right}',
    '¿Qué pregunta encaja? {right}',
  ),
  askMatch: say('Match question and source.', 'Relie question et source.', 'Une pregunta y fuente.'),
  mixedUp: SOURCE_UNSUITED,
  nudge: say('Who or what could know this?', 'Qui ou quoi peut le savoir ?', '¿Quién o qué puede saberlo?'),
  rule: [
    say(
      'Say what kind of answer the question wants: a word, a place, a memory, a number?',
      'Dis quelle réponse la question veut : un mot, un lieu, un souvenir, un nombre ?',
      'Di qué respuesta pide la pregunta: ¿una palabra, un lugar, un recuerdo, un número?',
    ),
    say(
      'A source is good when it can know the answer.',
      'Une source est bonne quand elle peut savoir la réponse.',
      'Una fuente es buena cuando puede saber la respuesta.',
    ),
  ],
};

const PLACES: readonly [Option['text'], Option['text'], Option['text'], Option['text']] = [
  say('Source A alone', 'De la source A seule', 'Solo de la fuente A'),
  say('Source B alone', 'De la source B seule', 'Solo de la fuente B'),
  say('Both sources', 'Des deux sources', 'De las dos fuentes'),
  say('Neither source', 'D’aucune des deux', 'De ninguna de las dos'),
];
/** What one believes who chooses the second when the first is right; by their places among the four. */
function missed(right: number, chosen: number) {
  if (right === 3) return NOTE_FROM_MEMORY;
  if (right === 2 || chosen === 3) return ONE_SOURCE_READ;
  return chosen === 2 ? NOTE_FROM_MEMORY : NOTE_SOURCE_SWAPPED;
}

/** Two short sources and a note: where is it from? */
function placeNote(random: SeededRandom): PracticeItem {
  const { a, b, notes } = random.pick(NOTE_PAIRS);
  const at = random.integer(0, 3);
  const right = PLACES[at] ?? PLACES[0];
  const note = notes[at] ?? notes[0];
  const wrong = PLACES.map((place, chosen): Wrong<Option> => [{ text: text(place) }, missed(at, chosen)]);
  return choiceItem(
    {
      prompt: text(
        say(
          'Source A: “{a}” Source B: “{b}” A note says: “{note}” Where is it from?',
          'Source A : « {a} » Source B : « {b} » Une note dit : « {note} » D’où vient-elle ?',
          'Fuente A: «{a}» Fuente B: «{b}» Una nota dice: «{note}» ¿De dónde viene?',
        ),
        { a, b, note },
      ),
      nudge: text(
        say(
          'Look for the words that say it, in A and then in B.',
          'Cherche les mots qui le disent, dans A puis dans B.',
          'Busca las palabras que lo dicen, en A y luego en B.',
        ),
      ),
      steps: [
        step(
          say(
            'Ask one text at a time: does it say this?',
            'Demande à un texte à la fois : le dit-il ?',
            'Pregunta a un texto a la vez: ¿lo dice?',
          ),
          say(
            'A note may use other words, but it must say the same.',
            'Une note peut avoir d’autres mots, mais doit dire la même chose.',
            'Una nota puede usar otras palabras, pero debe decir lo mismo.',
          ),
        ),
        step(
          say('“{note}” → {right}', '« {note} » → {right}', '«{note}» → {right}'),
          say(
            'Write the source beside each note, and you will find it again.',
            'Écris la source à côté de chaque note : tu la retrouveras.',
            'Escribe la fuente junto a cada nota, y se volverá a encontrar.',
          ),
          { note, right },
        ),
      ],
    },
    random,
    { text: text(right) },
    wrong.filter((_, chosen) => chosen !== at),
  );
}

/** A question and a source: which note is the best? */
function bestNote(random: SeededRandom): PracticeItem {
  const { question, source, good, changed, off } = random.pick([...RESEARCH, ...MORE_RESEARCH]);
  return choiceItem(
    {
      prompt: text(
        say(
          'Your question: “{question}” Your source: “{source}” Which note is best?',
          'Ta question : « {question} » Ta source : « {source} » Quelle note est la meilleure ?',
          'La pregunta: «{question}» La fuente: «{source}» ¿Qué nota es la mejor?',
        ),
        { question, source },
      ),
      nudge: text(
        say(
          'A good note is short, true to its source, and answers the question.',
          'Une bonne note est courte, fidèle à la source, et répond à la question.',
          'Una buena nota es corta, fiel a la fuente y responde a la pregunta.',
        ),
      ),
      steps: [
        step(
          say(
            'Test each note against question and source.',
            'Compare chaque note à la question et à la source.',
            'Compara cada nota con la pregunta y la fuente.',
          ),
          say(
            'Whole sentences are copied only as quotations, with marks.',
            'On ne recopie des phrases entières qu’entre guillemets.',
            'Las frases enteras solo se copian como citas, entre comillas.',
          ),
        ),
        step(
          say('Best: {good}', 'La meilleure : {good}', 'La mejor: {good}'),
          say(
            'It keeps what matters in few words.',
            'Elle garde l’essentiel en peu de mots.',
            'Guarda lo importante en pocas palabras.',
          ),
          { good },
        ),
      ],
    },
    random,
    { text: text(good) },
    [
      [{ text: text(source) }, NOTE_COPIED],
      [{ text: text(changed) }, NOTE_CHANGES_FACT],
      [{ text: text(off) }, NOTE_OFF_QUESTION],
    ],
  );
}

/** Where to look, where a note comes from, which note is good. */
export const laResearch = generator('la-research', (random, difficulty) => {
  if (difficulty === 1) return rightOf(LOOK, random);
  return difficulty === 2 ? placeNote(random) : bestNote(random);
});
