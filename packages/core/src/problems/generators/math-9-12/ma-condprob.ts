import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, Misconception, PracticeItem } from '@ori/contracts/practice';
import type { Rational } from '../../../maths/rational.ts';
import { formatRational } from '../../../maths/rational.ts';
import { fraction, generator, rationalItem, step, type Wrong } from '../../item.ts';
import {
  CONDITION_IGNORED,
  CONDITION_REVERSED,
  FALSE_ALARMS_FORGOTTEN,
  WHOLE_GROUP_FOR_CONDITION,
} from '../../misconceptions/conditional-chance.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text, type Fillers } from '../../text.ts';

interface Question {
  readonly prompt: LocalisedText;
  readonly group: LocalisedText;
  readonly top: number;
  readonly bottom: number;
  readonly wrong: readonly (readonly [Rational, Misconception])[];
  readonly fillers: Fillers;
}

function ask({ prompt, group, top, bottom, wrong, fillers }: Question): PracticeItem {
  const answer = fraction(top, bottom);
  const all = { ...fillers, top, bottom, done: formatRational(answer) };
  const explained = {
    prompt: text(prompt, all),
    nudge: text({
      en: 'To which group does the person surely belong? Count only there.',
      fr: 'À quel groupe la personne appartient-elle sûrement ? Ne compte que là.',
      es: '¿A qué grupo pertenece seguro la persona? Se cuenta solo ahí.',
    }),
    steps: [
      step(
        group,
        {
          en: 'What is known shrinks the group of all cases.',
          fr: 'Ce que l’on sait réduit le groupe des cas possibles.',
          es: 'Lo que se sabe reduce el grupo de los casos posibles.',
        },
        all,
      ),
      step(
        formatRational(answer) === `${top}/${bottom}` ? '{top}/{bottom}' : '{top}/{bottom} = {done}',
        {
          en: 'The cases asked for, over all cases of this group.',
          fr: 'Les cas demandés, sur tous les cas de ce groupe.',
          es: 'Los casos pedidos entre todos los casos de este grupo.',
        },
        all,
      ),
    ],
  };
  const listed: Wrong<Rational>[] = wrong.map(([value, misconception]) => [value, misconception]);
  return rationalItem(explained, answer, 'any', listed);
}

/** A two-way table: `both`, only music, only sport, neither. */
function table(
  both: number,
  music: number,
  sport: number,
  neither: number,
  isReversed: boolean,
): PracticeItem {
  const all = both + music + sport + neither;
  const [withMusic, withSport] = [both + music, both + sport];
  return ask({
    prompt: isReversed
      ? {
          en: 'Of {all} learners, {withMusic} play music, {withSport} do sport, and {neither} do neither. One who does sport is picked at random. What is the chance that this one plays music?',
          fr: 'Sur {all} élèves, {withMusic} font de la musique, {withSport} du sport, et {neither} ni l’un ni l’autre. On tire au sort une personne qui fait du sport. Quelle est la probabilité qu’elle fasse de la musique ?',
          es: 'De {all} estudiantes, {withMusic} tocan música, {withSport} hacen deporte y {neither} ninguna de las dos cosas. Se elige al azar a alguien que hace deporte. ¿Cuál es la probabilidad de que toque música?',
        }
      : {
          en: 'Of {all} learners, {withMusic} play music; {both} of these also do sport, and {sport} do sport only. One who plays music is picked at random. What is the chance that this one does sport?',
          fr: 'Sur {all} élèves, {withMusic} font de la musique ; {both} d’entre eux font aussi du sport, et {sport} seulement du sport. On tire au sort une personne qui fait de la musique. Quelle est la probabilité qu’elle fasse du sport ?',
          es: 'De {all} estudiantes, {withMusic} tocan música; {both} de ellos hacen también deporte, y {sport} solo deporte. Se elige al azar a alguien que toca música. ¿Cuál es la probabilidad de que haga deporte?',
        },
    group: isReversed
      ? {
          en: 'At least one of the two: {all} − {neither} = {any}; both: {withMusic} + {withSport} − {any}.',
          fr: 'Au moins l’un des deux : {all} − {neither} = {any} ; les deux : {withMusic} + {withSport} − {any}.',
          es: 'Al menos una de las dos: {all} − {neither} = {any}; las dos: {withMusic} + {withSport} − {any}.',
        }
      : {
          en: 'Only the {withMusic} who play music are possible.',
          fr: 'Seuls les {withMusic} qui font de la musique sont possibles.',
          es: 'Solo son posibles los {withMusic} que tocan música.',
        },
    top: both,
    bottom: isReversed ? withSport : withMusic,
    wrong: isReversed
      ? [
          [fraction(both, withMusic), CONDITION_REVERSED],
          [fraction(both, all), WHOLE_GROUP_FOR_CONDITION],
          [fraction(withMusic, all), CONDITION_IGNORED],
        ]
      : [
          [fraction(both, all), WHOLE_GROUP_FOR_CONDITION],
          [fraction(both, withSport), CONDITION_REVERSED],
          [fraction(withSport, all), CONDITION_IGNORED],
        ],
    fillers: { all, both, sport, neither, withMusic, withSport, any: all - neither },
  });
}

/** A test among `people`: who has it, who is found, and false alarms. */
function screening(has: number, found: number, healthy: number, alarms: number): PracticeItem {
  const all = has + healthy;
  return ask({
    prompt: {
      en: 'Of {all} bulbs from a factory, {has} are faulty. A check marks {found} of the faulty ones and, by mistake, {alarms} of the good ones. A marked bulb is picked at random. What is the chance that it is faulty?',
      fr: 'Sur {all} ampoules d’une usine, {has} sont défectueuses. Un contrôle marque {found} des défectueuses et, par erreur, {alarms} des bonnes. On prend au hasard une ampoule marquée. Quelle est la probabilité qu’elle soit défectueuse ?',
      es: 'De {all} bombillas de una fábrica, {has} son defectuosas. Un control marca {found} de las defectuosas y, por error, {alarms} de las buenas. Se toma al azar una bombilla marcada. ¿Cuál es la probabilidad de que sea defectuosa?',
    },
    group: {
      en: 'Marked in all: {found} + {alarms}.',
      fr: 'Marquées en tout : {found} + {alarms}.',
      es: 'Marcadas en total: {found} + {alarms}.',
    },
    top: found,
    bottom: found + alarms,
    wrong: [
      [fraction(found, has), CONDITION_REVERSED],
      [fraction(found, all), WHOLE_GROUP_FOR_CONDITION],
      [fraction(has, all), CONDITION_IGNORED],
      [fraction(1, 1), FALSE_ALARMS_FORGOTTEN],
    ],
    fillers: { all, has, found, alarms },
  });
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const [both, music, sport, neither] = [
    random.integer(2, 15),
    random.integer(2, 15),
    random.integer(2, 15),
    random.integer(2, 15),
  ];
  if (difficulty !== 3) return table(both, music, sport, neither, difficulty === 2);
  const has = random.integer(8, 30);
  const all = 20 * random.integer(10, 50);
  return screening(has, random.integer(Math.ceil(has / 2), has - 1), all - has, random.integer(5, 40));
}

/** Chances within a group that is known (CCSS HSS-CP.A.3). */
export const maCondprob = generator('ma-condprob', make);
