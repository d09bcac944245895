import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { groupOf, type SortBank } from '../../fact-sort.ts';
import { generator, step } from '../../item.ts';
import { spanItem } from '../../item-picked.ts';
import { sortItem } from '../../item-sorted.ts';
import { FLAWS_MIXED_UP, ROLES_MIXED_UP } from '../../misconceptions/reading.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** An argument in its three parts: claim, evidence, reasoning. */
type Argument = readonly [claim: LocalisedText, evidence: LocalisedText, reasoning: LocalisedText];

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
const drawOrder = (random: SeededRandom) => random.shuffle([0, 1, 2] as const);

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
  const [a, b, c] = order as readonly [number, number, number];
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

const flaw = (en: string, fr: string, es: string, why: LocalisedText) => ({
  name: say(en, fr, es),
  ask: say('Which one is it?', 'Lequel est-ce ?', '¿Cuál es?'),
  why,
  falseWhys: [],
  mistaken: FLAWS_MIXED_UP,
});
const bad = (group: number, en: string, fr: string, es: string) => ({ name: say(en, fr, es), group });

const FLAWS: SortBank = {
  groups: [
    flaw(
      'Too few cases',
      'Trop peu de cas',
      'Muy pocos casos',
      say(
        'One or two cases do not show a rule.',
        'Un ou deux cas ne font pas une règle.',
        'Uno o dos casos no muestran una regla.',
      ),
    ),
    flaw(
      'Attack on a person',
      'Attaque contre une personne',
      'Ataque a una persona',
      say(
        'It speaks of the speaker, not of what was said.',
        'On parle de la personne, non de ce qu’elle dit.',
        'Habla de la persona, no de lo que dijo.',
      ),
    ),
    flaw(
      'Because many believe it',
      'Parce que beaucoup le croient',
      'Porque muchos lo creen',
      say(
        'Many people can be wrong together.',
        'Beaucoup de gens peuvent se tromper ensemble.',
        'Mucha gente puede equivocarse junta.',
      ),
    ),
    flaw(
      'After it, so because of it',
      'Après, donc à cause',
      'Después, luego por eso',
      say(
        'What came first need not be the cause.',
        'Ce qui vient avant n’est pas forcément la cause.',
        'Lo que vino antes no es por fuerza la causa.',
      ),
    ),
  ],
  things: [
    bad(
      0,
      'I met one unfriendly dog. Dogs are unfriendly.',
      'J’ai rencontré un chien méchant. Les chiens sont méchants.',
      'Conocí un perro antipático. Los perros son antipáticos.',
    ),
    bad(
      0,
      'It rained on both days of our visit. It always rains there.',
      'Il a plu les deux jours de notre visite. Il y pleut toujours.',
      'Llovió los dos días de nuestra visita. Allí siempre llueve.',
    ),
    bad(
      0,
      'My uncle never wore a seat belt and was fine. Belts are useless.',
      'Mon oncle n’a jamais mis sa ceinture et va bien. Les ceintures sont inutiles.',
      'Mi tío nunca usó cinturón y está bien. Los cinturones no sirven.',
    ),
    bad(
      1,
      'Do not believe her count of birds: she cannot even sing.',
      'Ne crois pas son comptage d’oiseaux : elle ne sait même pas chanter.',
      'No creas su recuento de aves: ni siquiera sabe cantar.',
    ),
    bad(
      1,
      'His plan for the park is bad, for he is always late.',
      'Son plan pour le parc est mauvais, car il est toujours en retard.',
      'Su plan para el parque es malo, pues siempre llega tarde.',
    ),
    bad(
      1,
      'Why listen to her on maths? Look at her old shoes.',
      'Pourquoi l’écouter en maths ? Regarde ses vieilles chaussures.',
      '¿Por qué escucharla en matemáticas? Mira sus zapatos viejos.',
    ),
    bad(
      2,
      'Everybody in my class says so, thus it is true.',
      'Toute ma classe le dit, donc c’est vrai.',
      'Toda mi clase lo dice, así que es verdad.',
    ),
    bad(
      2,
      'This shampoo is good, for millions have bought it.',
      'Ce shampooing est bon, car des millions de gens l’ont acheté.',
      'Este champú es bueno, pues millones lo han comprado.',
    ),
    bad(
      2,
      'Most people like this answer best, so it must be right.',
      'La plupart préfèrent cette réponse, elle est donc juste.',
      'La mayoría prefiere esta respuesta, luego es correcta.',
    ),
    bad(
      3,
      'I wore blue socks, and then we won. The socks did it.',
      'J’ai mis des chaussettes bleues, puis on a gagné. C’est grâce à elles.',
      'Me puse calcetines azules y luego ganamos. Fue por ellos.',
    ),
    bad(
      3,
      'The rooster crowed, and the sun rose. The rooster made it rise.',
      'Le coq a chanté, puis le soleil s’est levé. Le coq l’a fait lever.',
      'El gallo cantó y salió el sol. El gallo lo hizo salir.',
    ),
    bad(
      3,
      'A new shop opened, and then it stormed. The shop brought the storm.',
      'Un magasin a ouvert, puis il y a eu un orage. Le magasin l’a amené.',
      'Abrió una tienda y luego hubo tormenta. La tienda la trajo.',
    ),
  ],
  askGroup: say(
    'What is wrong with this argument? “{thing}”',
    'Quel est le défaut de cet argument ? « {thing} »',
    '¿Qué falla en este argumento? «{thing}»',
  ),
  askSort: say(
    'Name the flaw of each argument.',
    'Nomme le défaut de chaque argument.',
    'Nombra el defecto de cada argumento.',
  ),
  askWhy: say('Why? {thing}', 'Pourquoi ? {thing}', '¿Por qué? {thing}'),
  nudge: say(
    'What is offered where evidence should stand?',
    'Que met-on là où il faudrait une preuve ?',
    '¿Qué se ofrece donde debería haber una prueba?',
  ),
  rule: [
    say(
      'Find the conclusion, then the reason given for it.',
      'Trouve la conclusion, puis la raison donnée.',
      'Busca la conclusión y luego la razón que se da.',
    ),
    say(
      'A flaw lies in the step from one to the other.',
      'Le défaut est dans le pas de l’une à l’autre.',
      'El defecto está en el paso de una a otra.',
    ),
  ],
};

/** The parts of an argument, and what is wrong with a bad one. */
export const laArgue = generator('la-argue', (random, difficulty) => {
  if (difficulty === 1) return findRole(random);
  return difficulty === 2 ? sortRoles(random) : groupOf(FLAWS, random);
});
