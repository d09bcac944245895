import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step, type Explained, type Wrong } from '../../item.ts';
import { ERAS_SUBTRACTED, SAME_ERA_ADDED, YEAR_ZERO_COUNTED } from '../../misconceptions/places-and-times.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const WORKS = [
  say('a bridge', 'un pont', 'un puente'),
  say('a well', 'un puits', 'un pozo'),
  say('a market hall', 'une halle de marché', 'un mercado'),
  say('a library', 'une bibliothèque', 'una biblioteca'),
  say('a harbor', 'un port', 'un puerto'),
  say('a city wall', 'un rempart', 'una muralla'),
] as const;

const timeline = (a: number, b: number): Pick<Explained, 'figure' | 'figureText'> => ({
  figure: {
    type: 'timeline',
    from: Math.floor((Math.min(a, -1) - 50) / 100) * 100,
    to: Math.ceil((Math.max(b, 1) + 50) / 100) * 100,
    events: [
      { at: a, label: 'A' },
      { at: b, label: 'B' },
    ],
  },
  figureText: text(
    say(
      'A line of years with the two events, A on the left and B on the right.',
      'Une ligne d’années avec les deux événements, A à gauche et B à droite.',
      'Una línea de años con los dos hechos, A a la izquierda y B a la derecha.',
    ),
  ),
});
const TURN = text(
  say(
    'Is the turn from BCE to CE between them?',
    'Le passage de av. J.-C. à apr. J.-C. est-il entre les deux ?',
    '¿Está entre ambos el paso de a. e. c. a e. c.?',
  ),
);
const LARGE_FIRST = step(
  say(
    'Find both years on the line.',
    'Place les deux années sur la ligne.',
    'Busca los dos años en la línea.',
  ),
  say(
    'Before the turn the numbers grow toward the left.',
    'Avant le changement, les nombres grandissent vers la gauche.',
    'Antes del cambio, los números crecen hacia la izquierda.',
  ),
);

/** Both years before the turn: the difference. */
function sameEra(random: SeededRandom): PracticeItem {
  const later = random.integer(2, 60) * 5;
  const between = random.integer(3, 60) * 5;
  const earlier = later + between;
  return integerItem(
    {
      prompt: text(
        say(
          'People built {work} in {earlier} BCE (A) and repaired it in {later} BCE (B). How many years lie between A and B?',
          'On a construit {work} en {earlier} av. J.-C. (A). On a fait des réparations en {later} av. J.-C. (B). Combien d’années séparent A et B ?',
          'Se construyó {work} en {earlier} a. e. c. (A) y se reparó en {later} a. e. c. (B). ¿Cuántos años hay entre A y B?',
        ),
        { work: random.pick(WORKS), earlier, later },
      ),
      ...timeline(-earlier, -later),
      nudge: TURN,
      steps: [
        LARGE_FIRST,
        step(
          '{earlier} − {later} = {between}',
          say(
            'Both lie on the same side, so subtract.',
            'Les deux sont du même côté : soustrais.',
            'Los dos están del mismo lado: se resta.',
          ),
          { earlier, later, between },
        ),
      ],
    },
    between,
    [[earlier + later, SAME_ERA_ADDED]],
  );
}

/** One before, one after the turn: the sum, less one, for there is no year 0. */
function acrossTurn(random: SeededRandom): PracticeItem {
  const before = random.integer(2, 80) * 5;
  const after = random.integer(2, 80) * 5;
  const wrong: Wrong<number>[] = [
    [before + after, YEAR_ZERO_COUNTED],
    [Math.abs(before - after), ERAS_SUBTRACTED],
  ];
  return integerItem(
    {
      prompt: text(
        say(
          'People built {work} in {before} BCE (A) and repaired it in {after} CE (B). There was no year 0. How many years lie between A and B?',
          'On a construit {work} en {before} av. J.-C. (A). On a fait des réparations en {after} apr. J.-C. (B). Il n’y a pas d’année 0. Combien d’années séparent A et B ?',
          'Se construyó {work} en {before} a. e. c. (A) y se reparó en {after} e. c. (B). No hubo año 0. ¿Cuántos años hay entre A y B?',
        ),
        { work: random.pick(WORKS), before, after },
      ),
      ...timeline(-before, after),
      nudge: TURN,
      steps: [
        step(
          say(
            'Walk from A to the turn, then on to B.',
            'Va de A au changement, puis à B.',
            'Ve de A al cambio y luego a B.',
          ),
          say(
            'The years of both sides add up.',
            'Les années des deux côtés s’ajoutent.',
            'Los años de ambos lados se suman.',
          ),
        ),
        step(
          '{before} + {after} − 1 = {answer}',
          say(
            'From 1 BCE to 1 CE is one year, not two.',
            'De 1 av. J.-C. à 1 apr. J.-C., il y a un an, pas deux.',
            'De 1 a. e. c. a 1 e. c. hay un año, no dos.',
          ),
          { before, after, answer: before + after - 1 },
        ),
      ],
    },
    before + after - 1,
    wrong,
  );
}

/** So many years after a year before the turn: in which year after it? */
function yearAfter(random: SeededRandom): PracticeItem {
  const before = random.integer(3, 70);
  const after = random.integer(5, 120);
  const years = before + after - 1;
  return integerItem(
    {
      prompt: text(
        say(
          'People built {work} in {before} BCE. It stood for {years} years and then fell. There was no year 0. In which year CE did it fall?',
          'On a construit {work} en {before} av. J.-C. La construction est restée debout {years} ans, puis est tombée. Il n’y a pas d’année 0. En quelle année apr. J.-C. est-elle tombée ?',
          'Se construyó {work} en {before} a. e. c. La obra estuvo en pie {years} años y luego cayó. No hubo año 0. ¿En qué año e. c. cayó?',
        ),
        { work: random.pick(WORKS), before, years },
      ),
      nudge: text(
        say(
          'How many of the years pass before 1 CE?',
          'Combien d’années passent avant l’an 1 apr. J.-C. ?',
          '¿Cuántos años pasan antes del 1 e. c.?',
        ),
      ),
      steps: [
        step(
          say(
            'From {before} BCE to 1 CE it is {before} years.',
            'De {before} av. J.-C. à 1 apr. J.-C., il y a {before} ans.',
            'De {before} a. e. c. a 1 e. c. hay {before} años.',
          ),
          say(
            '1 CE follows right after 1 BCE.',
            'L’an 1 apr. J.-C. suit l’an 1 av. J.-C.',
            'El 1 e. c. sigue al 1 a. e. c.',
          ),
          { before },
        ),
        step(
          '{years} − {before} + 1 = {after}',
          say(
            'The rest of the years counts on from 1 CE.',
            'Les années restantes se comptent à partir de l’an 1 apr. J.-C.',
            'Los años que quedan se cuentan desde el 1 e. c.',
          ),
          { years, before, after },
        ),
      ],
    },
    after,
    [[years - before, YEAR_ZERO_COUNTED]],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return sameEra(random);
  return difficulty === 2 ? acrossTurn(random) : yearAfter(random);
}

/** Years before and after the turn of eras (C3 D2.His.1.3-5); historians count no year 0. */
export const ssTimeline = generator('ss-timeline', make);
