import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { groupOf, memberOf, sortAll, type SortBank, type Thing } from '../../fact-sort.ts';
import { choiceItem, generator, integerItem, step } from '../../item.ts';
import {
  ALL_AT_ONCE,
  DEADLINE_MISSED,
  FEELS_KNOWN,
  GAPS_FROM_START,
  PART_OF_PLAN_FORGOTTEN,
  START_DAY_FORGOTTEN,
  TOTAL_MISSED,
} from '../../misconceptions/money-and-plans.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const recall = (name: LocalisedText): Thing => ({ name, group: 0 });
const again = (name: LocalisedText): Thing => ({ name, group: 1 });

const WAYS: SortBank = {
  groups: [
    {
      name: say('Recall', 'Rappel', 'Recuerdo'),
      ask: say('Which of these is recall?', 'Lequel est un rappel ?', '¿Cuál es recuerdo?'),
      why: say(
        'The answer must come out of memory.',
        'La réponse doit sortir de la mémoire.',
        'La respuesta debe salir de la memoria.',
      ),
      falseWhys: [],
      mistaken: FEELS_KNOWN,
    },
    {
      name: say('Looking again', 'Relecture', 'Relectura'),
      ask: say('Which of these is looking again?', 'Lequel est une relecture ?', '¿Cuál es relectura?'),
      why: say(
        'The answer lies open on the page.',
        'La réponse est sous les yeux.',
        'La respuesta está a la vista.',
      ),
      falseWhys: [],
      mistaken: FEELS_KNOWN,
    },
  ],
  things: [
    recall(
      say(
        'Closing the book and writing down what you know',
        'Fermer le livre et écrire ce que l’on sait',
        'Cerrar el libro y escribir lo que se sabe',
      ),
    ),
    recall(
      say(
        'Answering flash cards before turning them',
        'Répondre aux cartes avant de les retourner',
        'Responder a las tarjetas antes de darles la vuelta',
      ),
    ),
    recall(
      say(
        'Explaining the topic to a friend without notes',
        'Expliquer le sujet à un ami sans notes',
        'Explicar el tema a un amigo sin apuntes',
      ),
    ),
    recall(
      say(
        'Drawing the diagram without seeing it, then checking',
        'Dessiner le schéma sans le voir, puis vérifier',
        'Dibujar el esquema sin verlo y luego comprobar',
      ),
    ),
    recall(
      say(
        'Making up quiz questions and answering them tomorrow',
        'Inventer des questions et y répondre demain',
        'Inventar preguntas y responderlas mañana',
      ),
    ),
    recall(
      say(
        'Solving an old problem on an empty page',
        'Résoudre un ancien problème sur une page vide',
        'Resolver un problema viejo en una hoja vacía',
      ),
    ),
    again(
      say(
        'Reading the chapter a second time',
        'Lire le chapitre une deuxième fois',
        'Leer el capítulo por segunda vez',
      ),
    ),
    again(
      say(
        'Coloring the important lines',
        'Surligner les lignes importantes',
        'Marcar con color las líneas importantes',
      ),
    ),
    again(
      say(
        'Copying the summary from the board',
        'Recopier le résumé du tableau',
        'Copiar el resumen de la pizarra',
      ),
    ),
    again(
      say(
        'Watching the same video once more',
        'Regarder encore la même vidéo',
        'Ver otra vez el mismo video',
      ),
    ),
    again(
      say(
        'Following a solved example with your eyes',
        'Suivre des yeux un exemple résolu',
        'Seguir con la vista un ejemplo resuelto',
      ),
    ),
  ],
  askGroup: say(
    '{thing}: is this recall or looking again?',
    '{thing} : est-ce un rappel ou une relecture ?',
    '{thing}: ¿es recuerdo o relectura?',
  ),
  askSort: say(
    'Sort the ways to study.',
    'Trie ces façons d’étudier.',
    'Hay que ordenar estas formas de estudiar.',
  ),
  askWhy: say(
    '{thing}: why is this called {group}?',
    '{thing} : pourquoi est-ce {group} ?',
    '{thing}: ¿por qué es {group}?',
  ),
  nudge: say('Is the answer in sight?', 'La réponse est-elle visible ?', '¿Está la respuesta a la vista?'),
  rule: [
    say(
      'Ask where the answer comes from.',
      'Demande-toi d’où vient la réponse.',
      'La pregunta es de dónde viene la respuesta.',
    ),
    say(
      'A page tells it, or your head must find it.',
      'La page la donne, ou ta tête la cherche.',
      'La da la página o la busca la cabeza.',
    ),
  ],
};

function askWays(random: SeededRandom): PracticeItem {
  const kind = random.integer(0, 2);
  if (kind === 0) return groupOf(WAYS, random);
  return kind === 1 ? memberOf(WAYS, random) : sortAll(WAYS, random);
}

function lastReview(random: SeededRandom): PracticeItem {
  const start = random.integer(2, 9);
  const one = random.integer(1, 3);
  const two = one + random.integer(1, 3);
  const three = two + random.integer(2, 5);
  const middle = start + one;
  const all = { start, one, two, three, middle, next: middle + two, end: middle + two + three };
  const parts = {
    prompt: text(
      say(
        'You learn new words on day {start} of the month. You review them after {one}, then after {two} more, then after {three} more days. On which day of the month is the last review?',
        'Tu apprends des mots le jour {start} du mois. Tu les revois après {one}, puis encore {two}, puis encore {three} jours. Quel jour du mois tombe la dernière révision ?',
        'Se aprenden palabras el día {start} del mes. Se repasan tras {one}, luego tras {two} más y luego tras {three} días más. ¿Qué día del mes es el último repaso?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Each gap begins at the session before.',
        'Chaque écart part de la séance d’avant.',
        'Cada intervalo empieza en la sesión anterior.',
      ),
    ),
    steps: [
      step(
        '{start} + {one} = {middle}',
        say('This is the first review.', 'C’est la première révision.', 'Es el primer repaso.'),
        all,
      ),
      step(
        '{middle} + {two} = {next}',
        say(
          'The second gap starts there.',
          'Le deuxième écart part de là.',
          'El segundo intervalo parte de ahí.',
        ),
        all,
      ),
      step(
        '{next} + {three} = {end}',
        say(
          'The gaps grow from time to time.',
          'Les écarts grandissent chaque fois.',
          'Los intervalos crecen cada vez.',
        ),
        all,
      ),
    ],
  };
  return integerItem(parts, all.end, [
    [start + three, GAPS_FROM_START],
    [one + two + three, START_DAY_FORGOTTEN],
    [all.next, PART_OF_PLAN_FORGOTTEN],
  ]);
}

const PLAN = say(
  'Days {a}, {b} and {c}: {each} minutes each',
  'Jours {a}, {b} et {c} : {each} minutes chacun',
  'Días {a}, {b} y {c}: {each} minutos cada uno',
);
const ONE_DAY = say('Day {c}: {total} minutes', 'Jour {c} : {total} minutes', 'Día {c}: {total} minutos');

const TOO_LATE = say(
  'Work after the test comes too late.',
  'Après l’examen, c’est trop tard.',
  'Después del examen es tarde.',
);

function bestPlan(random: SeededRandom): PracticeItem {
  const gap = random.integer(3, 6);
  const test = 3 * gap + random.integer(1, 2);
  const each = 5 * random.integer(3, 6);
  const days = { a: gap, b: 2 * gap, c: 3 * gap };
  const all = { ...days, test, each, total: 3 * each };
  const parts = {
    prompt: text(
      say(
        'Your test is on day {test}. You have {total} minutes in all. Which plan is spaced out, ends before the test and uses all the time?',
        'Ton examen a lieu le jour {test}. Tu as {total} minutes en tout. Quel plan est espacé, finit avant l’examen et utilise tout le temps ?',
        'El examen es el día {test}. Hay {total} minutos en total. ¿Qué plan está espaciado, acaba antes del examen y usa todo el tiempo?',
      ),
      all,
    ),
    nudge: text(
      say(
        'Check one wish after the other.',
        'Vérifie une demande après l’autre.',
        'Se comprueba una condición tras otra.',
      ),
    ),
    steps: [
      step(
        say(
          'Strike out plans that end after the test.',
          'Raye les plans qui finissent après l’examen.',
          'Se tachan los planes que acaban después del examen.',
        ),
        TOO_LATE,
      ),
      step(
        say(
          'Days {a}, {b} and {c} are apart.',
          'Les jours {a}, {b} et {c} sont espacés.',
          'Los días {a}, {b} y {c} están separados.',
        ),
        say(
          'Time between sessions helps memory more than one long sitting.',
          'Du temps entre les séances aide plus la mémoire qu’une longue séance.',
          'El tiempo entre sesiones ayuda más a la memoria que una sesión larga.',
        ),
        all,
      ),
      step(
        '3 × {each} = {total}',
        say('All the time is used.', 'Tout le temps est utilisé.', 'Se usa todo el tiempo.'),
        all,
      ),
    ],
  };
  return choiceItem(parts, random, { text: text(PLAN, all) }, [
    [{ text: text(ONE_DAY, all) }, ALL_AT_ONCE],
    [{ text: text(PLAN, { ...all, c: test + 2 }) }, DEADLINE_MISSED],
    [{ text: text(PLAN, { ...all, each: each - 5 }) }, TOTAL_MISSED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return askWays(random);
  return difficulty === 2 ? lastReview(random) : bestPlan(random);
}

/** Recall and spacing (Roediger & Karpicke 2006; Cepeda et al. 2006). */
export const liStudy = generator('li-study', make);
