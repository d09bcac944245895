import type { PracticeItem } from '@ori/contracts/practice';
import { rightOf } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import {
  FORM_DOES_NOT_FIT as FORM,
  MEANING_DOES_NOT_FIT as MEANING,
  SPELLED_BY_RULE,
} from '../../misconceptions/english-learning.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { chooseGap, exchange, exchangeBank, gapMissedBy, typeWord, type Gap } from './gaps.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

const PLACE = say('The way is asked for.', 'On demande le chemin.', 'Se pregunta el camino.');
const PRICE = say('A price is asked for.', 'On demande un prix.', 'Se pregunta un precio.');
const TALKS = exchangeBank([
  exchange('How much is this shirt?', 'It is twenty dollars.', PRICE),
  exchange('Excuse me, where is the station?', 'Go straight on and turn left.', PLACE),
  exchange(
    'What did you do on Saturday?',
    'I visited my cousins.',
    say('The past is asked about.', 'On demande le passé.', 'Se pregunta por el pasado.'),
  ),
  exchange(
    'What are you going to do tomorrow?',
    'I am going to cook for friends.',
    say('A plan is asked for.', 'On demande un projet.', 'Se pregunta un plan.'),
  ),
  exchange(
    'Can I help you?',
    'Yes, I am looking for a coat.',
    say('A seller offers help.', 'Un vendeur propose son aide.', 'Alguien ofrece ayuda en la tienda.'),
  ),
  exchange(
    'When does the bus leave?',
    'It leaves at half past nine.',
    say('A time is asked for.', 'On demande une heure.', 'Se pregunta una hora.'),
  ),
  exchange(
    'Would you like some tea?',
    'Yes, please, with milk.',
    say('Something is offered.', 'On offre quelque chose.', 'Se ofrece algo.'),
  ),
  exchange(
    'Why were you late?',
    'Because I missed the train.',
    say('A reason is asked for.', 'On demande une raison.', 'Se pregunta una razón.'),
  ),
  exchange(
    'How long does it take to the airport?',
    'It takes about an hour.',
    say('A length of time is asked for.', 'On demande une durée.', 'Se pregunta cuánto tiempo.'),
  ),
  exchange(
    'What is the weather like today?',
    'It is cold and windy.',
    say('The weather is asked about.', 'On parle du temps qu’il fait.', 'Se pregunta por el tiempo.'),
  ),
  exchange(
    'Have you ever been to Canada?',
    'No, I have never been there.',
    say(
      '“Have you” is answered with “I have”.',
      'À « Have you » on répond avec « I have ».',
      'A «Have you» se responde con «I have».',
    ),
  ),
  exchange(
    'May I speak to Ms. Lee, please?',
    'Just a moment, please.',
    say(
      'Somebody is wanted on the phone.',
      'On demande quelqu’un au téléphone.',
      'Se pide por alguien al teléfono.',
    ),
  ),
]);

const PAST = say(
  'The time word speaks of the past.',
  'Le mot de temps parle du passé.',
  'La palabra de tiempo habla del pasado.',
);
const PLAN = say(
  '“Going to” with the plain verb tells a plan.',
  '« Going to » avec le verbe simple dit un projet.',
  '«Going to» con el verbo simple dice un plan.',
);
const AMOUNT = say(
  '“Much” goes with what is not counted, “many” with what is counted.',
  '« Much » va avec ce qui ne se compte pas, « many » avec ce qui se compte.',
  '«Much» va con lo que no se cuenta, «many» con lo que se cuenta.',
);
const WAY = say(
  'Think of the place on a map.',
  'Pense au lieu sur un plan.',
  'Piensa en el lugar sobre un plano.',
);
const gap = gapMissedBy(FORM);

const GAPS: readonly [Gap, ...Gap[]] = [
  gap('Yesterday we ___ at the market.', 'were', ['are', 'is'], PAST),
  gap('Last night I ___ a film.', 'watched', ['watch', 'watching'], PAST),
  gap(
    'She did not ___ the bus.',
    'take',
    ['took', 'taken'],
    say(
      'After “did not” the verb is plain.',
      'Après « did not », le verbe est simple.',
      'Después de «did not» el verbo es simple.',
    ),
  ),
  gap('They are going to ___ a house.', 'buy', ['bought', 'buying'], PLAN),
  gap('Next week I am going to ___ my uncle.', 'visit', ['visited', 'visiting'], PLAN),
  gap('She ___ her keys in the car this morning.', 'forgot', ['forget', 'forgets'], PAST),
  gap('Turn ___ at the traffic lights.', 'left', ['over', 'into'], WAY, MEANING),
  gap('How ___ tomatoes do you need?', 'many', ['much', 'long'], AMOUNT),
  gap('How ___ rice do you need?', 'much', ['many', 'old'], AMOUNT),
  gap('The bank is ___ the school and the park.', 'between', ['under', 'into'], WAY, MEANING),
  gap('Go ___ the bridge to the other side of the river.', 'across', ['between', 'into'], WAY, MEANING),
  gap(
    'It is too expensive. Have you got a ___ one?',
    'cheaper',
    ['dearer', 'smaller'],
    say('Somebody wants to pay less.', 'On veut payer moins.', 'Alguien quiere pagar menos.'),
    MEANING,
  ),
];

/** Verbs, their past, and the past that a rule would make. */
const VERBS = [
  ['go', 'went', 'goed'],
  ['buy', 'bought', 'buyed'],
  ['see', 'saw', 'seed'],
  ['eat', 'ate', 'eated'],
  ['take', 'took', 'taked'],
  ['come', 'came', 'comed'],
  ['write', 'wrote', 'writed'],
  ['give', 'gave', 'gived'],
  ['find', 'found', 'finded'],
  ['make', 'made', 'maked'],
  ['bring', 'brought', 'bringed'],
  ['speak', 'spoke', 'speaked'],
  ['teach', 'taught', 'teached'],
  ['drink', 'drank', 'drinked'],
] as const;

/** The past of a verb that goes its own way. */
function writePast(random: SeededRandom): PracticeItem {
  const [verb, past, byRule] = random.pick(VERBS);
  return typeWord({
    prompt: text(
      say(
        'Write the simple past of the English verb “{verb}”: yesterday she …',
        'Écris le prétérit du verbe anglais « {verb} » : yesterday she …',
        'Escribe el pasado simple del verbo inglés «{verb}»: yesterday she …',
      ),
      { verb },
    ),
    right: past,
    wrong: [
      [byRule, SPELLED_BY_RULE],
      [verb, FORM],
    ],
    nudge: say('This verb does not add -ed.', 'Ce verbe ne prend pas -ed.', 'Este verbo no añade -ed.'),
    first: [
      say(
        'Remember a story in which somebody does this.',
        'Rappelle-toi une histoire où quelqu’un le fait.',
        'Recuerda una historia en la que alguien lo hace.',
      ),
      say(
        'Such verbs have a past of their own, to be learned by heart.',
        'Ces verbes ont leur propre passé, à apprendre par cœur.',
        'Estos verbos tienen pasado propio, que se aprende de memoria.',
      ),
    ],
    why: say(
      'It has the same form for all persons.',
      'La forme est la même pour toutes les personnes.',
      'La forma es igual para todas las personas.',
    ),
  });
}

/** Replies, gaps, the past of irregular verbs. */
export const laEslA2 = generator('la-esl-a2', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(rightOf(TALKS, random));
  return difficulty === 2 ? chooseGap(GAPS, random) : writePast(random);
});
