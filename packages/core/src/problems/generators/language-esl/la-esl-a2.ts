import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { rightOf } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { chooseGap, exchange, exchangeBank, gapMissedBy, typeWord, type Gap } from './gaps.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

const message = messagesOf('la-esl-a2');

const PLACE = message('place');
const PRICE = message('price');
const TALKS = exchangeBank([
  exchange('How much is this shirt?', 'It is twenty dollars.', PRICE),
  exchange('Excuse me, where is the station?', 'Go straight on and turn left.', PLACE),
  exchange(
    'What did you do on Saturday?',
    'I visited my cousins.',
    message('talks.pairs.past-asked-about.why'),
  ),
  exchange(
    'What are you going to do tomorrow?',
    'I am going to cook for friends.',
    message('talks.pairs.plan-asked.why'),
  ),
  exchange('Can I help you?', 'Yes, I am looking for a coat.', message('talks.pairs.seller-offers-help.why')),
  exchange('When does the bus leave?', 'It leaves at half past nine.', message('talks.pairs.time-asked.why')),
  exchange(
    'Would you like some tea?',
    'Yes, please, with milk.',
    message('talks.pairs.something-offered.why'),
  ),
  exchange('Why were you late?', 'Because I missed the train.', message('talks.pairs.reason-asked.why')),
  exchange(
    'How long does it take to the airport?',
    'It takes about an hour.',
    message('talks.pairs.length-time-asked.why'),
  ),
  exchange(
    'What is the weather like today?',
    'It is cold and windy.',
    message('talks.pairs.weather-asked-about.why'),
  ),
  exchange(
    'Have you ever been to Canada?',
    'No, I have never been there.',
    message('talks.pairs.answered-i.why'),
  ),
  exchange(
    'May I speak to Ms. Lee, please?',
    'Just a moment, please.',
    message('talks.pairs.somebody-wanted-phone.why'),
  ),
]);

const PAST = message('past');
const PLAN = message('plan');
const AMOUNT = message('amount');
const WAY = message('way');
const gap = gapMissedBy('english-form-does-not-fit');

const GAPS: readonly [Gap, ...Gap[]] = [
  gap('Yesterday we ___ at the market.', 'were', ['are', 'is'], PAST),
  gap('Last night I ___ a film.', 'watched', ['watch', 'watching'], PAST),
  gap('She did not ___ the bus.', 'take', ['took', 'taken'], message('gaps.after-verb-plain')),
  gap('They are going to ___ a house.', 'buy', ['bought', 'buying'], PLAN),
  gap('Next week I am going to ___ my uncle.', 'visit', ['visited', 'visiting'], PLAN),
  gap('She ___ her keys in the car this morning.', 'forgot', ['forget', 'forgets'], PAST),
  gap('Turn ___ at the traffic lights.', 'left', ['over', 'into'], WAY, 'english-meaning-does-not-fit'),
  gap('How ___ tomatoes do you need?', 'many', ['much', 'long'], AMOUNT),
  gap('How ___ rice do you need?', 'much', ['many', 'old'], AMOUNT),
  gap(
    'The bank is ___ the school and the park.',
    'between',
    ['under', 'into'],
    WAY,
    'english-meaning-does-not-fit',
  ),
  gap(
    'Go ___ the bridge to the other side of the river.',
    'across',
    ['between', 'into'],
    WAY,
    'english-meaning-does-not-fit',
  ),
  gap(
    'It is too expensive. Have you got a ___ one?',
    'cheaper',
    ['dearer', 'smaller'],
    message('gaps.somebody-wants-pay'),
    'english-meaning-does-not-fit',
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
function writePast(random: SeededRandom): DraftItem {
  const [verb, past, byRule] = random.pick(VERBS);
  return typeWord({
    prompt: text(message('write-past.prompt'), { verb }),
    right: past,
    wrong: [
      [byRule, 'english-spelled-by-rule'],
      [verb, 'english-form-does-not-fit'],
    ],
    nudge: message('write-past.nudge'),
    first: [
      message('write-past.first.remember-story-somebody'),
      message('write-past.first.such-verbs-past-their'),
    ],
    why: message('write-past.why'),
  });
}

/** Replies, gaps, the past of irregular verbs. */
export const laEslA2 = generator('la-esl-a2', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(rightOf(TALKS, random));
  return difficulty === 2 ? chooseGap(GAPS, random) : writePast(random);
});
