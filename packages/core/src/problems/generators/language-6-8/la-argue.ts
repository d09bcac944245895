import type { PracticeItem } from '@ori/contracts/practice';
import { groupOf } from '../../fact-sort.ts';
import { generator, step } from '../../item.ts';
import { spanItem } from '../../item-picked.ts';
import { sortItem } from '../../item-sorted.ts';
import { ROLES_MIXED_UP } from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { FLAWS } from './argument-flaws.ts';
import { MORE_ARGUMENTS, type Argument } from './more-arguments.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

const ARGUMENTS: readonly [Argument, ...Argument[]] = [
  [
    say('Our street needs a bench.', 'Notre rue a besoin d’un banc.', 'Nuestra calle necesita un banco.'),
    say(
      'In one hour, 9 older people sat down on the steps of the shop.',
      'En une heure, 9 personnes âgées se sont assises sur les marches du magasin.',
      'En una hora, 9 personas mayores se sentaron en los escalones de la tienda.',
    ),
    say(
      'People sit on steps when there is no better seat.',
      'On s’assied sur des marches quand il n’y a pas de meilleur siège.',
      'La gente se sienta en escalones cuando no hay mejor asiento.',
    ),
  ],
  [
    say('The pond should be cleaned.', 'Il faudrait nettoyer la mare.', 'Habría que limpiar el estanque.'),
    say(
      'We took 14 plastic bottles out of it on Sunday.',
      'Dimanche, nous en avons sorti 14 bouteilles en plastique.',
      'El domingo sacamos de él 14 botellas de plástico.',
    ),
    say(
      'Plastic breaks into bits that harm animals which swallow them.',
      'Le plastique se brise en morceaux nuisibles aux animaux qui les avalent.',
      'El plástico se rompe en trozos que dañan a los animales que los tragan.',
    ),
  ],
  [
    say(
      'Lunch should begin earlier.',
      'Le déjeuner devrait commencer plus tôt.',
      'El almuerzo debería empezar antes.',
    ),
    say(
      'In our survey, 21 of 30 students were hungry by eleven.',
      'Dans notre enquête, 21 élèves sur 30 avaient faim dès onze heures.',
      'En nuestra encuesta, 21 de 30 estudiantes tenían hambre a las once.',
    ),
    say(
      'Whoever is hungry finds it harder to attend.',
      'Qui a faim a plus de mal à être attentif.',
      'A quien tiene hambre le cuesta más atender.',
    ),
  ],
  [
    say(
      'The old oak was planted before the house was built.',
      'Le vieux chêne a été planté avant la construction de la maison.',
      'El viejo roble se plantó antes de construir la casa.',
    ),
    say(
      'A drawing from the first building day shows a tall oak.',
      'Un dessin du premier jour du chantier montre un grand chêne.',
      'Un dibujo del primer día de obra muestra un roble alto.',
    ),
    say(
      'A tree needs many years to grow tall.',
      'Il faut de longues années à un arbre pour devenir grand.',
      'Un árbol necesita muchos años para hacerse alto.',
    ),
  ],
  [
    say(
      'This metal ring is not pure gold.',
      'Cet anneau de métal n’est pas en or pur.',
      'Este anillo de metal no es de oro puro.',
    ),
    say('A magnet pulls it.', 'Un aimant l’attire.', 'Un imán lo atrae.'),
    say(
      'Magnets do not pull pure gold.',
      'Les aimants n’attirent pas l’or pur.',
      'Los imanes no atraen el oro puro.',
    ),
  ],
  [
    say(
      'We should walk to the market.',
      'Nous devrions aller au marché à pied.',
      'Deberíamos ir al mercado a pie.',
    ),
    say(
      'Last week the bus took 25 minutes, and walking took 15.',
      'La semaine dernière, le bus a mis 25 minutes, et la marche 15.',
      'La semana pasada el autobús tardó 25 minutos, y a pie fueron 15.',
    ),
    say(
      'Whoever takes the quicker way has more time at the stalls.',
      'Par le chemin le plus rapide, on a plus de temps aux étals.',
      'Por el camino más rápido queda más tiempo en los puestos.',
    ),
  ],
  ...MORE_ARGUMENTS,
];
const ROLES = [
  say('the claim', 'l’affirmation', 'la afirmación'),
  say('the evidence', 'la preuve', 'la prueba'),
  say('the reasoning', 'le raisonnement', 'el razonamiento'),
] as const;
const NUDGE = say(
  'What is to be believed? What was seen or counted? What links the two?',
  'Que faut-il croire ? Qu’a-t-on vu ou compté ? Qu’est-ce qui relie les deux ?',
  '¿Qué hay que creer? ¿Qué se vio o se contó? ¿Qué une ambas cosas?',
);
const FIRST = step(
  say(
    'Put “because” between two sentences and read them aloud.',
    'Mets « parce que » entre deux phrases et lis-les à voix haute.',
    'Pon «porque» entre dos frases y léelas en voz alta.',
  ),
  say(
    'What stands before “because” is argued for; what stands after it supports it.',
    'Ce qui est avant « parce que » est défendu ; ce qui suit le soutient.',
    'Lo que va antes de «porque» se defiende; lo que va después lo apoya.',
  ),
);
const WHY = [
  say(
    'It is what somebody wants us to accept.',
    'C’est ce que l’on veut nous faire admettre.',
    'Es lo que alguien quiere que aceptemos.',
  ),
  say(
    'It is what was seen, measured or counted.',
    'C’est ce qui a été vu, mesuré ou compté.',
    'Es lo que se vio, se midió o se contó.',
  ),
  say(
    'It is a general rule that links evidence and claim.',
    'C’est une règle générale qui relie la preuve à l’affirmation.',
    'Es una regla general que une la prueba con la afirmación.',
  ),
] as const;
const IS = say('{sentence} That is {role}.', '{sentence} C’est {role}.', '{sentence} Es {role}.');

/** The three parts in a drawn order: positions of `Argument`. */
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;
const drawOrder = (random: SeededRandom) => random.pick(ORDERS);

function named(argument: Argument, role: 0 | 1 | 2): PracticeItem['steps'][number] {
  return step(IS, WHY[role], { sentence: argument[role], role: ROLES[role] });
}

/** Which sentence of the argument has this role? */
function findRole(random: SeededRandom): PracticeItem {
  const argument = random.pick(ARGUMENTS);
  const order = drawOrder(random);
  const role = random.pick([0, 1, 2] as const);
  const prompt = say(
    'Which sentence of this argument is {role}?',
    'Quelle phrase de cet argument est {role} ?',
    '¿Qué frase de este argumento es {role}?',
  );
  const wrong = order.flatMap((other, at) => (other === role ? [] : [[[at], ROLES_MIXED_UP] as const]));
  return spanItem(
    {
      prompt: text(prompt, { role: ROLES[role] }),
      nudge: text(NUDGE),
      steps: [FIRST, named(argument, role)],
    },
    order.map((part) => ({ text: text(argument[part]) })),
    [order.indexOf(role)],
    wrong,
  );
}

/** Each sentence of the argument is given its role. */
function sortRoles(random: SeededRandom): PracticeItem {
  const argument = random.pick(ARGUMENTS);
  const order = drawOrder(random);
  const prompt = say(
    'Say of each sentence what it is in the argument.',
    'Dis de chaque phrase ce qu’elle est dans l’argument.',
    'Di de cada frase qué es en el argumento.',
  );
  const [a, b, c] = order;
  return sortItem(
    {
      prompt: text(prompt),
      nudge: text(NUDGE),
      steps: [FIRST, ...order.map((role) => named(argument, role))],
    },
    order.map((role) => ({ text: text(argument[role]) })),
    ROLES.map((role) => ({ text: text(role) })),
    order,
    [
      [[b, a, c], ROLES_MIXED_UP],
      [[a, c, b], ROLES_MIXED_UP],
    ],
  );
}

/** The parts of an argument, and what is wrong with a bad one. */
export const laArgue = generator('la-argue', (random, difficulty) => {
  if (difficulty === 1) return findRole(random);
  return difficulty === 2 ? sortRoles(random) : tidySteps(groupOf(FLAWS, random));
});
