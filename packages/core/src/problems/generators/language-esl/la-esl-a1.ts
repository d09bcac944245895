import type { PracticeItem } from '@ori/contracts/practice';
import { rightOf } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import {
  DIGITS_TURNED,
  FORM_DOES_NOT_FIT as FORM,
  MEANING_DOES_NOT_FIT as MEANING,
  SPELLED_BY_RULE,
  TEEN_FOR_TY,
} from '../../misconceptions/english-learning.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import {
  chooseGap,
  exchange,
  exchangeBank,
  gapMissedBy,
  typeWord,
  type Gap,
  type TypedWord,
} from './gaps.ts';
import { tidySteps } from '../language-3-5/tidy-steps.ts';

const GREETINGS = exchangeBank([
  exchange(
    'What is your name?',
    'My name is Sara.',
    say('A name is asked for.', 'On demande un nom.', 'Se pregunta un nombre.'),
  ),
  exchange(
    'How are you?',
    'Fine, thank you.',
    say('One asks how you feel.', 'On demande comment ça va.', 'Se pregunta cómo estás.'),
  ),
  exchange(
    'Where are you from?',
    'I am from Peru.',
    say('A place is asked for.', 'On demande un lieu.', 'Se pregunta un lugar.'),
  ),
  exchange(
    'How old are you?',
    'I am twelve.',
    say('An age is asked for.', 'On demande un âge.', 'Se pregunta una edad.'),
  ),
  exchange(
    'Thank you very much!',
    'You are welcome.',
    say(
      'This is how one answers thanks.',
      'C’est ainsi qu’on répond à un merci.',
      'Así se responde a un gracias.',
    ),
  ),
  exchange(
    'Who is that girl?',
    'She is my sister.',
    say('A person is asked about.', 'On demande qui est une personne.', 'Se pregunta por una persona.'),
  ),
  exchange(
    'Can I have your pen, please?',
    'Yes, here it is.',
    say('A thing is asked for.', 'On demande un objet.', 'Se pide una cosa.'),
  ),
  exchange(
    'What time is it?',
    'It is half past three.',
    say('A time is asked for.', 'On demande l’heure.', 'Se pregunta la hora.'),
  ),
  exchange(
    'Do you like apples?',
    'Yes, I do.',
    say(
      '“Do you” is answered with “I do” or “I do not”.',
      'À « Do you » on répond « I do » ou « I do not ».',
      'A «Do you» se responde «I do» o «I do not».',
    ),
  ),
  exchange(
    'Where is my book?',
    'It is on the table.',
    say('A thing is looked for.', 'On cherche un objet.', 'Se busca una cosa.'),
  ),
  exchange(
    'What color is your coat?',
    'It is blue.',
    say('A color is asked for.', 'On demande une couleur.', 'Se pregunta un color.'),
  ),
  exchange('See you tomorrow!', 'Goodbye!', say('One takes leave.', 'On prend congé.', 'Es una despedida.')),
]);

const BE = say(
  'I am, you are, he is, she is, it is, we are, they are.',
  'I am, you are, he is, she is, it is, we are, they are.',
  'I am, you are, he is, she is, it is, we are, they are.',
);
const HAVE = say(
  'I have, you have, he has, she has, we have, they have.',
  'I have, you have, he has, she has, we have, they have.',
  'I have, you have, he has, she has, we have, they have.',
);
const AN = say(
  '“An” stands before a vowel sound, “a” before any other.',
  '« An » va devant un son de voyelle, « a » devant les autres.',
  '«An» va ante sonido de vocal, «a» ante los demás.',
);
const OWNER = say(
  '“His” goes with a man or boy, “her” with a woman or girl.',
  '« His » va avec un homme ou un garçon, « her » avec une femme ou une fille.',
  '«His» va con un hombre o niño, «her» con una mujer o niña.',
);
const FAMILY = say('Say who is whose child.', 'Dis qui est l’enfant de qui.', 'Di quién es hijo de quién.');
const ROOM = say(
  'Think of what one does with the thing.',
  'Pense à ce qu’on fait avec l’objet.',
  'Piensa qué se hace con la cosa.',
);
const gap = gapMissedBy(FORM);

const GAPS: readonly [Gap, ...Gap[]] = [
  gap('I ___ a student.', 'am', ['is', 'are'], BE),
  gap('My parents ___ at home.', 'are', ['is', 'am'], BE),
  gap('The teacher ___ from Ghana.', 'is', ['are', 'am'], BE),
  gap('She ___ two brothers.', 'has', ['have', 'is'], HAVE),
  gap('We ___ English on Monday.', 'have', ['has', 'is'], HAVE),
  gap('This is ___ apple.', 'an', ['a', 'am'], AN),
  gap('He has ___ red bag.', 'a', ['an', 'are'], AN),
  gap('This is my brother. ___ name is Omar.', 'His', ['Her', 'He'], OWNER),
  gap('That is my aunt. ___ name is Rosa.', 'Her', ['His', 'She'], OWNER),
  gap('My mother’s mother is my ___.', 'grandmother', ['aunt', 'sister'], FAMILY, MEANING),
  gap('My father’s brother is my ___.', 'uncle', ['cousin', 'grandfather'], FAMILY, MEANING),
  gap('I write with a ___.', 'pencil', ['chair', 'window'], ROOM, MEANING),
  gap('Please open the ___; it is warm.', 'window', ['teacher', 'pencil'], ROOM, MEANING),
];

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];

function wordOf(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  const ones = value % 10;
  return `${TENS[Math.floor(value / 10)] ?? ''}${ones === 0 ? '' : `-${ONES[ones] ?? ''}`}`;
}

/** Ways to miss a number from 13 to 99. */
function missedNumbers(value: number): TypedWord['wrong'] {
  if (value < 20) return [[wordOf((value - 10) * 10), TEEN_FOR_TY]];
  const turned = (value % 10) * 10 + Math.floor(value / 10);
  if (value % 10 === 0) return [[wordOf(value / 10 + 10), TEEN_FOR_TY]];
  const rest: TypedWord['wrong'] =
    value >= 40 && value < 50 ? [[wordOf(value).replace('forty', 'fourty'), SPELLED_BY_RULE]] : [];
  return turned === value || turned < 20
    ? [...rest, [wordOf(value - 1), DIGITS_TURNED]]
    : [...rest, [wordOf(turned), DIGITS_TURNED]];
}

/** A number written out in English. */
function writeNumber(random: SeededRandom): PracticeItem {
  const tens = random.integer(3, 9);
  const ones = random.integer(2, 9);
  const value = random.integer(0, 2) === 0 ? random.integer(13, 19) : tens * 10 + (ones === tens ? 0 : ones);
  const right = wordOf(value);
  return typeWord({
    prompt: text(
      say(
        'Write this number as an English word: {value}.',
        'Écris ce nombre en lettres, en anglais : {value}.',
        'Escribe este número con letras, en inglés: {value}.',
      ),
      { value },
    ),
    right,
    accepted: right.includes('-') ? [right, right.replace('-', ' ')] : [],
    wrong: missedNumbers(value),
    nudge: say('Say the tens first.', 'Dis d’abord les dizaines.', 'Di primero las decenas.'),
    first: [
      say(
        'How many tens are there, and how many ones?',
        'Combien de dizaines, et combien d’unités ?',
        '¿Cuántas decenas hay y cuántas unidades?',
      ),
      say(
        'Ten and some more ends in -teen; several tens end in -ty.',
        'Dix et quelques finit en -teen ; plusieurs dizaines en -ty.',
        'Diez y algo acaba en -teen; varias decenas acaban en -ty.',
      ),
    ],
    why: say(
      'A hyphen joins tens and ones.',
      'Un trait d’union joint dizaines et unités.',
      'Un guion une decenas y unidades.',
    ),
  });
}

/** Replies, gaps, numbers in words. */
export const laEslA1 = generator('la-esl-a1', (random, difficulty) => {
  if (difficulty === 1) return tidySteps(rightOf(GREETINGS, random));
  return difficulty === 2 ? chooseGap(GAPS, random) : writeNumber(random);
});
