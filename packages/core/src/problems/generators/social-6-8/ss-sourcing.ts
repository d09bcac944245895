import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { groupOf, memberOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { orderStages } from '../../fact-sequences.ts';
import { generator } from '../../item.ts';
import { QUESTION_MISSED } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { WITNESSES } from './witnesses.ts';

const QUESTIONS: SortBank = {
  groups: [
    {
      name: say('Sourcing', 'Interroger la source', 'Examinar el origen'),
      ask: say(
        'Which question asks about the maker?',
        'Quelle question porte sur l’auteur ?',
        '¿Qué pregunta trata del autor?',
      ),
      why: say(
        'It asks about the maker and the aim.',
        'Elle porte sur l’auteur et son but.',
        'Trata del autor y de su fin.',
      ),
      falseWhys: [],
      mistaken: QUESTION_MISSED,
    },
    {
      name: say('Corroborating', 'Recouper', 'Contrastar'),
      ask: say(
        'Which question compares witnesses?',
        'Quelle question compare des témoins ?',
        '¿Qué pregunta compara testigos?',
      ),
      why: say(
        'It compares with other evidence.',
        'Elle compare avec d’autres indices.',
        'Compara con otras pruebas.',
      ),
      falseWhys: [],
      mistaken: QUESTION_MISSED,
    },
    {
      name: say('Contextualizing', 'Situer dans l’époque', 'Situar en su época'),
      ask: say(
        'Which question asks about the time?',
        'Quelle question porte sur l’époque ?',
        '¿Qué pregunta trata de la época?',
      ),
      why: say(
        'It sets the source in its time and place.',
        'Elle replace la source dans son temps.',
        'Sitúa la fuente en su tiempo.',
      ),
      falseWhys: [],
      mistaken: QUESTION_MISSED,
    },
  ],
  things: [
    {
      name: say('Who made it, and what for?', 'Qui l’a fait, et pour quoi ?', '¿Quién lo hizo y para qué?'),
      group: 0,
    },
    {
      name: say(
        'What did the maker want readers to think?',
        'Que voulait faire croire l’auteur ?',
        '¿Qué quería hacer pensar el autor?',
      ),
      group: 0,
    },
    {
      name: say(
        'Was the writer there on that day?',
        'L’auteur y était-il ce jour-là ?',
        '¿Estaba allí el autor ese día?',
      ),
      group: 0,
    },
    {
      name: say(
        'Do other witnesses say the same?',
        'D’autres témoins disent-ils la même chose ?',
        '¿Dicen lo mismo otros testigos?',
      ),
      group: 1,
    },
    {
      name: say(
        'Where do two accounts differ?',
        'En quoi deux récits diffèrent-ils ?',
        '¿En qué difieren dos relatos?',
      ),
      group: 1,
    },
    {
      name: say(
        'Does an object from the dig agree with the text?',
        'Un objet de la fouille confirme-t-il le texte ?',
        '¿Confirma el texto un objeto de la excavación?',
      ),
      group: 1,
    },
    {
      name: say(
        'What else was happening at that time?',
        'Que se passait-il d’autre à cette époque ?',
        '¿Qué más ocurría en esa época?',
      ),
      group: 2,
    },
    {
      name: say(
        'What did this word mean in those days?',
        'Que voulait dire ce mot à l’époque ?',
        '¿Qué significaba esa palabra entonces?',
      ),
      group: 2,
    },
    {
      name: say(
        'Which laws and customs held in that place then?',
        'Quelles lois et coutumes valaient alors en ce lieu ?',
        '¿Qué leyes y costumbres regían allí entonces?',
      ),
      group: 2,
    },
  ],
  askGroup: say(
    'A historian asks: “{thing}” Which step is this?',
    'Une historienne demande : « {thing} » Quelle étape est-ce ?',
    'Una historiadora pregunta: «{thing}» ¿Qué paso es?',
  ),
  askSort: say(
    'Sort the questions of a historian.',
    'Trie les questions d’une historienne.',
    'Clasifica las preguntas de una historiadora.',
  ),
  askWhy: say('{thing} {group}. Why?', '{thing} {group}. Pourquoi ?', '{thing} {group}. ¿Por qué?'),
  nudge: say('What is the question about?', 'Sur quoi porte la question ?', '¿De qué trata la pregunta?'),
  rule: [
    say(
      'Look whether it is about the maker, other witnesses or the time.',
      'Vois si elle porte sur l’auteur, d’autres témoins ou l’époque.',
      'Mira si trata del autor, de otros testigos o de la época.',
    ),
    say('Each step needs its own question.', 'Chaque étape a sa question.', 'Cada paso tiene su pregunta.'),
  ],
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? groupOf(QUESTIONS, random) : memberOf(QUESTIONS, random);
  return difficulty === 2 ? sortAll(QUESTIONS, random, 4) : orderStages(WITNESSES, random);
}

/** Sourcing, corroborating, contextualizing, and how close a source is (C3 D2.His.11.6-8). */
export const ssSourcing = generator('ss-sourcing', make);
