import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { generator, integerItem, step } from '../../item.ts';
import {
  ADDED_TO_YEAR,
  BOTH_ENDS_COUNTED,
  EQUAL_LOSS_EACH_TIME,
  HALVINGS_MISCOUNTED,
  YEAR_ZERO_COUNTED,
} from '../../misconceptions/places-and-times.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Tree rings: the last ring's year is known, the first ring's year is asked. */
function treeRings(random: SeededRandom): PracticeItem {
  const rings = random.integer(40, 260);
  const last = random.integer(900, 1800);
  const fillers = { rings, last, gaps: rings - 1, answer: last - rings + 1 };
  return integerItem(
    {
      prompt: text(
        say(
          'A roof beam shows {rings} tree rings, one for each year. The bark is still there, and the last ring grew in {last} CE. In which year CE did the first ring grow?',
          'Une poutre montre {rings} cernes, un par an. L’écorce est encore là, et le dernier cerne s’est formé en {last} apr. J.-C. En quelle année apr. J.-C. s’est formé le premier ?',
          'Una viga muestra {rings} anillos, uno por año. Conserva la corteza y el último anillo se formó en {last} e. c. ¿En qué año e. c. se formó el primero?',
        ),
        fillers,
      ),
      nudge: text(
        say(
          'How many steps lead from the last ring to the first?',
          'Combien de pas mènent du dernier cerne au premier ?',
          '¿Cuántos pasos van del último anillo al primero?',
        ),
      ),
      steps: [
        step(
          '{rings} − 1 = {gaps}',
          say(
            'Between so many rings lies one step fewer.',
            'Entre ces cernes, il y a un pas de moins.',
            'Entre esos anillos hay un paso menos.',
          ),
          fillers,
        ),
        step(
          '{last} − {gaps} = {answer}',
          say('Each step goes back one year.', 'Chaque pas recule d’un an.', 'Cada paso retrocede un año.'),
          fillers,
        ),
      ],
    },
    fillers.answer,
    [
      [last - rings, BOTH_ENDS_COUNTED],
      [last + rings, ADDED_TO_YEAR],
    ],
  );
}

/** What is left after some half-lives, as a percentage of counts. */
function halfLives(random: SeededRandom): PracticeItem {
  const halvings = random.integer(1, 4);
  const left = random.integer(3, 20) * 5;
  const start = left * 2 ** halvings;
  const years = halvings * 5_730;
  const fillers = { start, left, halvings, years };
  return integerItem(
    {
      prompt: text(
        say(
          'Living wood of this mass holds {start} units of carbon-14, and half of it decays in 5,730 years. A piece of charcoal of the same mass holds {left} units. How many years ago did the tree die, before any calibration?',
          'Un bois vivant de cette masse contient {start} unités de carbone 14, dont la moitié se désintègre en 5730 ans. Un charbon de même masse en contient {left}. Il y a combien d’années l’arbre est-il mort, avant tout étalonnage ?',
          'La madera viva de esta masa contiene {start} unidades de carbono 14, y la mitad se desintegra en 5730 años. Un carbón de igual masa contiene {left}. ¿Hace cuántos años murió el árbol, antes de calibrar?',
        ),
        fillers,
      ),
      nudge: text(
        say(
          'Halve again and again until you reach the measured amount.',
          'Divisez par deux jusqu’à la quantité mesurée.',
          'Divida entre dos hasta llegar a la cantidad medida.',
        ),
      ),
      steps: [
        step(
          say(
            'Count how often the amount was halved.',
            'Comptez combien de fois la quantité a été divisée par deux.',
            'Cuente cuántas veces se redujo a la mitad.',
          ),
          say(
            'Each half-life leaves half of what was there.',
            'Chaque demi-vie laisse la moitié.',
            'Cada vida media deja la mitad.',
          ),
        ),
        step(
          '{halvings} × 5730 = {years}',
          say(
            'So many half-lives have passed.',
            'Autant de demi-vies ont passé.',
            'Han pasado tantas vidas medias.',
          ),
          fillers,
        ),
      ],
    },
    years,
    [
      [2 ** halvings * 5_730, HALVINGS_MISCOUNTED],
      [(1 - 2 ** -halvings) * 11_460, EQUAL_LOSS_EACH_TIME],
    ],
  );
}

/** Calendar years before present, counted back from 1950 CE, into BCE. */
function beforePresent(random: SeededRandom): PracticeItem {
  const before = random.integer(196, 900) * 10;
  const fillers = { before, answer: before - 1_949 };
  return integerItem(
    {
      prompt: text(
        say(
          'A calibrated date is {before} cal BP, that is, {before} calendar years before 1950 CE. There was no year 0. Which year BCE is that?',
          'Une date étalonnée est {before} cal BP, soit {before} années civiles avant 1950 apr. J.-C. Il n’y a pas d’année 0. Quelle année av. J.-C. est-ce ?',
          'Una fecha calibrada es {before} cal BP, es decir, {before} años civiles antes de 1950 e. c. No hubo año 0. ¿Qué año a. e. c. es?',
        ),
        fillers,
      ),
      nudge: text(
        say(
          'How many years lead from 1950 CE back to 1 BCE?',
          'Combien d’années mènent de 1950 apr. J.-C. à 1 av. J.-C. ?',
          '¿Cuántos años van de 1950 e. c. hasta 1 a. e. c.?',
        ),
      ),
      steps: [
        step(
          say(
            'From 1950 CE back to 1 CE it is 1949 years.',
            'De 1950 à 1 apr. J.-C., il y a 1949 ans.',
            'De 1950 a 1 e. c. hay 1949 años.',
          ),
          say(
            'One more year leads to 1 BCE, for there is no year 0.',
            'Un an de plus mène à 1 av. J.-C., faute d’année 0.',
            'Un año más lleva a 1 a. e. c., pues no hay año 0.',
          ),
        ),
        step(
          '{before} − 1949 = {answer}',
          say(
            'After 1949 years we stand in 1 CE; the rest counts BCE years.',
            'Après 1949 ans, on est en 1 apr. J.-C. ; le reste compte av. J.-C.',
            'Tras 1949 años estamos en 1 e. c.; el resto cuenta años a. e. c.',
          ),
          fillers,
        ),
      ],
    },
    before - 1_949,
    [
      [before - 1_950, YEAR_ZERO_COUNTED],
      [before + 1_950, ADDED_TO_YEAR],
    ],
  );
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return treeRings(random);
  return difficulty === 2 ? halfLives(random) : beforePresent(random);
}

/** Tree rings, radiocarbon and dates before present (half-life 5,730 years; BP counts from 1950 CE). */
export const ssArchaeo = generator('ss-archaeo', make);
