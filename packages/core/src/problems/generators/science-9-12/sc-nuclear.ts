import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { rational } from '../../../maths/rational.ts';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  DECAY_IN_A_LINE,
  DECAY_KIND_MIXED,
  DECAYED_FOR_LEFT,
  ONE_HALF_LIFE_OFF,
} from '../../misconceptions/matter-counted.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';
import { worked } from '../science-6-8/worked.ts';

/** Half-lives, rounded (NIST, IAEA). */
const NUCLIDES = [
  {
    name: say('iodine-131', 'de l’iode 131', 'del yodo 131'),
    halfLife: 8,
    unit: say('days', 'jours', 'días'),
  },
  {
    name: say('cobalt-60', 'du cobalt 60', 'del cobalto 60'),
    halfLife: 5.3,
    unit: say('years', 'ans', 'años'),
  },
  {
    name: say('technetium-99m', 'du technétium 99m', 'del tecnecio 99m'),
    halfLife: 6,
    unit: say('hours', 'heures', 'horas'),
  },
  {
    name: say('caesium-137', 'du césium 137', 'del cesio 137'),
    halfLife: 30,
    unit: say('years', 'ans', 'años'),
  },
  {
    name: say('fluorine-18', 'du fluor 18', 'del flúor 18'),
    halfLife: 110,
    unit: say('minutes', 'minutes', 'minutos'),
  },
] as const;

const HALVE = [
  say(
    'Count the half-lives, then halve once for each.',
    'Compter les demi-vies, puis diviser par deux pour chacune.',
    'Se cuentan las semividas y se divide a la mitad por cada una.',
  ),
  say(
    'In each half-life half of what is left decays.',
    'À chaque demi-vie, la moitié de ce qui reste se désintègre.',
    'En cada semivida se desintegra la mitad de lo que queda.',
  ),
] as const;

function remaining(random: SeededRandom): PracticeItem {
  const { name, halfLife, unit } = random.pick(NUCLIDES);
  const count = random.integer(2, 5);
  const left = random.integer(1, 20) / 2;
  const start = rounded(left * 2 ** count, 1);
  const time = rounded(halfLife * count, 1);
  const explained = worked(
    {
      prompt: say(
        'The half-life of {name} is {halfLife} {unit}. How many mg of {start} mg are left after {time} {unit}?',
        'La demi-vie {name} est de {halfLife} {unit}. Combien de mg reste-t-il de {start} mg après {time} {unit} ?',
        'La semivida {name} es de {halfLife} {unit}. ¿Cuántos mg quedan de {start} mg tras {time} {unit}?',
      ),
      nudge: say(
        'How many half-lives have passed?',
        'Combien de demi-vies se sont écoulées ?',
        '¿Cuántas semividas han pasado?',
      ),
      rule: HALVE,
      work: [
        [
          '{time} ÷ {halfLife} = {count}',
          say('So many half-lives.', 'Autant de demi-vies.', 'Tantas semividas.'),
        ],
        [
          '{start} ÷ {parts} = {left} mg',
          say(
            'Halved that many times.',
            'Divisé par deux autant de fois.',
            'Dividido a la mitad esas veces.',
          ),
        ],
      ],
    },
    { name, halfLife, unit, start, time, count, left, parts: 2 ** count },
  );
  return decimalItem(explained, left, { tolerance: 0.02, unit: 'mg' }, [
    [rounded(left * 2, 2), ONE_HALF_LIFE_OFF],
    [rounded(left / 2, 2), ONE_HALF_LIFE_OFF],
    [rounded(start - left, 2), DECAYED_FOR_LEFT],
    [rounded(start / count, 2), DECAY_IN_A_LINE],
  ]);
}

/** Nuclides that decay this way in nature or in use: mass number and atomic number. */
const DECAYS = [
  { name: 'U-238', mass: 238, protons: 92, alpha: true },
  { name: 'Ra-226', mass: 226, protons: 88, alpha: true },
  { name: 'Po-210', mass: 210, protons: 84, alpha: true },
  { name: 'Am-241', mass: 241, protons: 95, alpha: true },
  { name: 'Rn-222', mass: 222, protons: 86, alpha: true },
  { name: 'C-14', mass: 14, protons: 6, alpha: false },
  { name: 'I-131', mass: 131, protons: 53, alpha: false },
  { name: 'Co-60', mass: 60, protons: 27, alpha: false },
  { name: 'Sr-90', mass: 90, protons: 38, alpha: false },
  { name: 'P-32', mass: 32, protons: 15, alpha: false },
  { name: 'H-3', mass: 3, protons: 1, alpha: false },
  { name: 'Th-232', mass: 232, protons: 90, alpha: true },
] as const;

const DAUGHTER_RULE = [
  say(
    'Write what leaves the nucleus with both its numbers.',
    'Écrire ce qui quitte le noyau avec ses deux nombres.',
    'Se escribe lo que sale del núcleo con sus dos números.',
  ),
  say(
    'Nucleons and charge are neither made nor lost.',
    'Nucléons et charge ne naissent ni ne se perdent.',
    'Los nucleones y la carga ni nacen ni se pierden.',
  ),
] as const;

const pair = (a: number, b: number) => [rational(a), rational(b)];

function daughter(random: SeededRandom): PracticeItem {
  const { name, mass, protons, alpha } = random.pick(DECAYS);
  const [newMass, newProtons] = alpha ? [mass - 4, protons - 2] : [mass, protons + 1];
  const explained = worked(
    {
      prompt: alpha
        ? say(
            '{name} (atomic number {protons}) gives off an alpha particle, a helium-4 nucleus. What are mass number and atomic number of the new nucleus?',
            '{name} (numéro atomique {protons}) émet une particule alpha, un noyau d’hélium 4. Quels sont le nombre de masse et le numéro atomique du nouveau noyau ?',
            '{name} (número atómico {protons}) emite una partícula alfa, un núcleo de helio 4. ¿Cuáles son el número másico y el número atómico del nuevo núcleo?',
          )
        : say(
            '{name} (atomic number {protons}) undergoes beta-minus decay. What are mass number and atomic number of the new nucleus?',
            '{name} (numéro atomique {protons}) subit une désintégration bêta moins. Quels sont le nombre de masse et le numéro atomique du nouveau noyau ?',
            '{name} (número atómico {protons}) sufre una desintegración beta menos. ¿Cuáles son el número másico y el número atómico del nuevo núcleo?',
          ),
      nudge: say(
        'The sums above and below the symbols stay the same.',
        'Les sommes en haut et en bas des symboles se conservent.',
        'Las sumas de arriba y de abajo de los símbolos se conservan.',
      ),
      rule: DAUGHTER_RULE,
      work: [
        alpha
          ? [
              '{mass} − 4 = {newMass}; {protons} − 2 = {newProtons}',
              say(
                'Two protons and two neutrons leave.',
                'Deux protons et deux neutrons partent.',
                'Salen dos protones y dos neutrones.',
              ),
            ]
          : [
              '{newMass}; {protons} + 1 = {newProtons}',
              say(
                'A neutron turns into a proton and an electron leaves.',
                'Un neutron devient un proton et un électron part.',
                'Un neutrón se vuelve protón y sale un electrón.',
              ),
            ],
      ],
    },
    { name, mass, protons, newMass, newProtons },
  );
  return listItem(
    explained,
    [
      text(say('mass number', 'nombre de masse', 'número másico')),
      text(say('atomic number', 'numéro atomique', 'número atómico')),
    ],
    pair(newMass, newProtons),
    [
      [alpha ? pair(mass, protons + 1) : pair(mass - 4, protons - 2), DECAY_KIND_MIXED],
      [alpha ? pair(mass - 2, protons - 2) : pair(mass, protons - 1), DECAY_KIND_MIXED],
      [pair(mass, protons), DECAY_KIND_MIXED],
    ],
  );
}

const CARBON_YEARS = 5730;

function dating(random: SeededRandom): PracticeItem {
  const count = random.integer(1, 5);
  const thing = random.pick([
    say('A piece of charcoal', 'Un morceau de charbon de bois', 'Un trozo de carbón vegetal'),
    say('A wooden tool', 'Un outil de bois', 'Una herramienta de madera'),
    say('A bone', 'Un os', 'Un hueso'),
    say('A linen cloth', 'Une toile de lin', 'Una tela de lino'),
  ]);
  const fresh = 2 ** count * random.pick([1, 2, 3, 5]);
  const left = fresh / 2 ** count;
  const years = CARBON_YEARS * count;
  const explained = worked(
    {
      prompt: say(
        '{thing} has {left} of every {fresh} carbon-14 atoms that a living thing had. The half-life of carbon-14 is {halfLife} years. How old is it, in years?',
        '{thing} contient {left} atomes de carbone 14 sur {fresh} d’un être vivant. La demi-vie du carbone 14 est de {halfLife} ans. Quel est son âge, en années ?',
        '{thing} tiene {left} de cada {fresh} átomos de carbono 14 de un ser vivo. La semivida del carbono 14 es de {halfLife} años. ¿Qué edad tiene, en años?',
      ),
      nudge: say(
        'How many times must you halve to get from the one to the other?',
        'Combien de fois faut-il diviser par deux pour passer de l’un à l’autre ?',
        '¿Cuántas veces hay que dividir a la mitad para pasar de uno a otro?',
      ),
      rule: HALVE,
      work: [
        [
          '{fresh} ÷ {left} = {parts}',
          say(
            'Write this as two times two times two …',
            'L’écrire deux fois deux fois deux …',
            'Se escribe como dos por dos por dos …',
          ),
        ],
        [
          '{count} × {halfLife} = {years}',
          say(
            'One half-life for each halving.',
            'Une demi-vie par division.',
            'Una semivida por cada mitad.',
          ),
        ],
      ],
    },
    { thing, left, fresh, halfLife: CARBON_YEARS, parts: 2 ** count, count, years },
  );
  return integerItem(explained, years, [
    [years + CARBON_YEARS, ONE_HALF_LIFE_OFF],
    [years - CARBON_YEARS, ONE_HALF_LIFE_OFF],
    [CARBON_YEARS * 2 ** count, DECAY_IN_A_LINE],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return remaining(random);
  return difficulty === 2 ? daughter(random) : dating(random);
}

/** Half-lives, decay and dating (NGSS HS-PS1-8). */
export const scNuclear = generator('sc-nuclear', make);
