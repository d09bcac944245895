import type { PracticeItem } from '@ori/contracts/practice';
import { generator } from '../../item.ts';
import {
  FORM_DOES_NOT_FIT as FORM,
  MEANING_DOES_NOT_FIT as MEANING,
  SPELLED_BY_RULE,
} from '../../misconceptions/english-learning.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { chooseGap, gapMissedBy, typeWord, type Gap } from './gaps.ts';

const gap = gapMissedBy(MEANING);
const REASON = say('A reason follows.', 'Une raison suit.', 'Sigue una razón.');
const RESULT = say('A result follows.', 'Un résultat suit.', 'Sigue un resultado.');
const AGAINST = say(
  'Both parts are true, against what one expects.',
  'Les deux parties sont vraies, contre toute attente.',
  'Ambas partes son ciertas, contra lo esperado.',
);
const IF = say('A condition is named.', 'On nomme une condition.', 'Se nombra una condición.');

const JOINERS: readonly [Gap, ...Gap[]] = [
  gap('We stayed inside ___ it was raining.', 'because', ['although', 'so'], REASON),
  gap('The shop was closed, ___ we went home.', 'so', ['because', 'although'], RESULT),
  gap('___ she was tired, she finished the race.', 'Although', ['Because', 'So'], AGAINST),
  gap('I will call you ___ the train is late.', 'if', ['so', 'although'], IF),
  gap('He took a map ___ he did not know the way.', 'because', ['although', 'so'], REASON),
  gap('The soup was cold; ___, he ate all of it.', 'however', ['therefore', 'because'], AGAINST),
  gap('The bridge was broken; ___, we took a boat.', 'therefore', ['however', 'although'], RESULT),
  gap('I took the stairs ___ the elevator was out of order.', 'because', ['although', 'so'], REASON),
  gap('The road was icy, ___ he drove slowly.', 'so', ['because', 'although'], RESULT),
  gap('___ it was late, nobody wanted to go home.', 'Although', ['Because', 'So'], AGAINST),
  gap('You can borrow my bike ___ you bring it back tonight.', 'if', ['although', 'because'], IF),
  gap('The test was hard; ___, everyone passed.', 'however', ['therefore', 'because'], AGAINST),
];

const THAN = say(
  '“Than” follows a comparative.',
  '« Than » suit un comparatif.',
  '«Than» sigue a un comparativo.',
);
const SAME = say(
  '“As … as” says that two things are equal.',
  '« As … as » dit que deux choses sont égales.',
  '«As … as» dice que dos cosas son iguales.',
);
const COMPARED: readonly [Gap, ...Gap[]] = [
  gap('My bag is heavier ___ yours.', 'than', ['as', 'that'], THAN, FORM),
  gap('The red chair is as old ___ the table.', 'as', ['than', 'like'], SAME, FORM),
  gap(
    'This is the ___ river in the country.',
    'longest',
    ['longer', 'long'],
    say(
      'One of many stands above all others.',
      'L’un dépasse tous les autres.',
      'Uno supera a todos los demás.',
    ),
    FORM,
  ),
  gap('The train is ___ expensive than the bus.', 'more', ['most', 'much'], THAN, FORM),
  gap(
    'If I ___ more time, I would learn to swim.',
    'had',
    ['have', 'has'],
    say(
      'The condition is not real, so the past form is used.',
      'La condition n’est pas réelle : on emploie la forme du passé.',
      'La condición no es real: se usa la forma del pasado.',
    ),
    FORM,
  ),
  gap(
    'The letter was ___ by my aunt.',
    'written',
    ['wrote', 'write'],
    say(
      'After “was” the passive takes the third form.',
      'Après « was », le passif prend la troisième forme.',
      'Después de «was», la pasiva toma la tercera forma.',
    ),
    FORM,
  ),
  gap('Today is hotter ___ yesterday.', 'than', ['as', 'that'], THAN, FORM),
  gap('My sister is not as tall ___ my mother.', 'as', ['than', 'like'], SAME, FORM),
  gap('He speaks more slowly ___ she does.', 'than', ['as', 'then'], THAN, FORM),
  gap(
    'This is the ___ film I have ever seen.',
    'best',
    ['better', 'good'],
    say(
      'One of many stands above all others.',
      'L’un dépasse tous les autres.',
      'Uno supera a todos los demás.',
    ),
    FORM,
  ),
  gap(
    'The windows were ___ by the storm.',
    'broken',
    ['broke', 'break'],
    say(
      'After “were” the passive takes the third form.',
      'Après « were », le passif prend la troisième forme.',
      'Después de «were», la pasiva toma la tercera forma.',
    ),
    FORM,
  ),
  gap(
    'If I ___ you, I would ask for help.',
    'were',
    ['am', 'will be'],
    say(
      'The condition is not real, so the past form is used.',
      'La condition n’est pas réelle : on emploie la forme du passé.',
      'La condición no es real: se usa la forma del pasado.',
    ),
    FORM,
  ),
];

/** Adjectives, their comparative, and a form that English does not have. */
const ADJECTIVES = [
  ['big', 'bigger', 'biger'],
  ['good', 'better', 'gooder'],
  ['bad', 'worse', 'badder'],
  ['happy', 'happier', 'happyer'],
  ['hot', 'hotter', 'hoter'],
  ['easy', 'easier', 'easyer'],
  ['thin', 'thinner', 'thiner'],
  ['early', 'earlier', 'earlyer'],
  ['heavy', 'heavier', 'heavyer'],
  ['dry', 'drier', 'dryier'],
  ['noisy', 'noisier', 'noisyer'],
  ['wet', 'wetter', 'weter'],
] as const;

/** The comparative is typed. */
function writeComparative(random: SeededRandom): PracticeItem {
  const [plain, right, wrong] = random.pick(ADJECTIVES);
  return typeWord({
    prompt: text(
      say(
        'Write the comparative of the English word “{plain}”.',
        'Écris le comparatif du mot anglais « {plain} ».',
        'Escribe el comparativo de la palabra inglesa «{plain}».',
      ),
      { plain },
    ),
    right,
    accepted: right === 'drier' ? ['dryer'] : [],
    wrong: [
      [wrong, SPELLED_BY_RULE],
      [`more ${plain}`, FORM],
    ],
    nudge: say(
      'It is one word. Watch its spelling.',
      'C’est un seul mot. Attention à l’orthographe.',
      'Es una sola palabra. Cuidado con la ortografía.',
    ),
    first: [
      say(
        'Say aloud: this one is …, than that one.',
        'Dis à voix haute : this one is …, than that one.',
        'Di en voz alta: this one is …, than that one.',
      ),
      say(
        'Short words change at the end; a few have a form of their own.',
        'Les mots courts changent à la fin ; quelques-uns ont leur propre forme.',
        'Las palabras cortas cambian al final; algunas tienen forma propia.',
      ),
    ],
    why: say(
      'Good and bad have forms of their own; a final y becomes i; a short vowel doubles the consonant.',
      'Good et bad ont leur propre forme ; un y final devient i ; une voyelle brève double la consonne.',
      'Good y bad tienen forma propia; la y final pasa a i; una vocal breve dobla la consonante.',
    ),
  });
}

/** Joining words, comparisons, comparatives to be typed. */
export const laEslB1 = generator('la-esl-b1', (random, difficulty) => {
  if (difficulty === 3) return writeComparative(random);
  return chooseGap(difficulty === 1 ? JOINERS : COMPARED, random);
});
