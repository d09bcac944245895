import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import {
  HALF_FORGOTTEN,
  MASS_SQUARED_TOO,
  ROOT_FORGOTTEN,
  SPEED_NOT_SQUARED,
} from '../../misconceptions/forces-and-heat.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const EXACT = 0.005;
const RULE: Done = [
  'E = ½ × m × v × v',
  say(
    'The mass counts once, the speed twice.',
    'La masse compte une fois, la vitesse deux fois.',
    'La masa cuenta una vez y la rapidez dos.',
  ),
];

function findEnergy(mass: number, speed: number): PracticeItem {
  const energy = rounded((mass * speed * speed) / 2, 2);
  const explained = worked(
    {
      prompt: say(
        'A trolley of {mass} kg rolls at {speed} m/s. What is its kinetic energy, in J?',
        'Un chariot de {mass} kg roule à {speed} m/s. Quelle est son énergie cinétique, en J ?',
        'Un carro de {mass} kg rueda a {speed} m/s. ¿Cuál es su energía cinética, en J?',
      ),
      nudge: say(
        'Square the speed first. Nothing else is squared.',
        'Mets d’abord la vitesse au carré, et elle seule.',
        'Primero se eleva al cuadrado la rapidez, y nada más.',
      ),
      rule: RULE,
      work: [
        [
          'E = ½ × {mass} × {speed} × {speed} = {energy} J',
          say(
            'Kilograms times meters per second, squared, are joules.',
            'Des kilogrammes fois des mètres par seconde au carré sont des joules.',
            'Kilogramos por metros por segundo al cuadrado son julios.',
          ),
        ],
      ],
    },
    { mass, speed, energy },
  );
  return decimalItem(explained, energy, { tolerance: EXACT, unit: 'J' }, [
    [rounded(mass * speed * speed, 2), HALF_FORGOTTEN],
    [rounded((mass * speed) / 2, 2), SPEED_NOT_SQUARED],
    [rounded((mass * mass * speed * speed) / 2, 2), MASS_SQUARED_TOO],
  ]);
}

/** How many times the energy grows when mass and speed grow: nothing to reckon but the factors. */
function findFactor(massTimes: number, speedTimes: number): PracticeItem {
  const factor = massTimes * speedTimes * speedTimes;
  const explained = worked(
    {
      prompt: say(
        'Cart B has {massTimes} times the mass of cart A and {speedTimes} times its speed. How many times the kinetic energy of A does B have?',
        'Le chariot B a {massTimes} fois la masse du chariot A et {speedTimes} fois sa vitesse. Combien de fois l’énergie cinétique de A le chariot B a-t-il ?',
        'El carro B tiene {massTimes} veces la masa del carro A y {speedTimes} veces su rapidez. ¿Cuántas veces la energía cinética de A tiene B?',
      ),
      nudge: say(
        'What does each change alone do to the energy?',
        'Que fait chaque changement, seul, à l’énergie ?',
        '¿Qué le hace cada cambio, por sí solo, a la energía?',
      ),
      rule: RULE,
      work: [
        [
          '{massTimes} × {speedTimes} × {speedTimes} = {factor}',
          say(
            'The ½ is the same for both carts.',
            'Le ½ est le même pour les deux chariots.',
            'El ½ es igual en los dos carros.',
          ),
        ],
      ],
    },
    { massTimes, speedTimes, factor },
  );
  return integerItem(explained, factor, [
    [massTimes * speedTimes, SPEED_NOT_SQUARED],
    [massTimes * massTimes * speedTimes * speedTimes, MASS_SQUARED_TOO],
    [massTimes * massTimes * speedTimes, MASS_SQUARED_TOO],
    [massTimes + speedTimes, SPEED_NOT_SQUARED],
  ]);
}

function findSpeed(mass: number, speed: number): PracticeItem {
  const energy = rounded((mass * speed * speed) / 2, 2);
  const doubled = rounded(2 * energy, 2);
  const squared = speed * speed;
  const explained = worked(
    {
      prompt: say(
        'A ball of {mass} kg has a kinetic energy of {energy} J. What is its speed, in m/s?',
        'Une balle de {mass} kg a une énergie cinétique de {energy} J. Quelle est sa vitesse, en m/s ?',
        'Una pelota de {mass} kg tiene una energía cinética de {energy} J. ¿Cuál es su rapidez, en m/s?',
      ),
      nudge: say(
        'Undo the formula step by step: first the ½, then the mass, then the square.',
        'Défais la formule pas à pas : d’abord le ½, puis la masse, puis le carré.',
        'Se deshace la fórmula paso a paso: primero el ½, luego la masa, luego el cuadrado.',
      ),
      rule: [
        'v × v = 2 × E ÷ m',
        say(
          'Doubling undoes the ½, dividing undoes the mass.',
          'Doubler défait le ½, diviser défait la masse.',
          'Duplicar deshace el ½, dividir deshace la masa.',
        ),
      ],
      work: [
        [
          'v × v = {doubled} ÷ {mass} = {squared}',
          say(
            'Twice the energy over the mass.',
            'Le double de l’énergie sur la masse.',
            'El doble de la energía entre la masa.',
          ),
        ],
        [
          'v = {speed} m/s',
          say(
            'The square root undoes the square.',
            'La racine carrée défait le carré.',
            'La raíz cuadrada deshace el cuadrado.',
          ),
        ],
      ],
    },
    { mass, speed, energy, doubled, squared },
  );
  return decimalItem(explained, speed, { tolerance: EXACT, unit: 'm/s' }, [
    [squared, ROOT_FORGOTTEN],
    [rounded(Math.sqrt(energy / mass), 2), HALF_FORGOTTEN],
    [rounded(doubled / (mass * 2), 2), SPEED_NOT_SQUARED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return findEnergy(random.integer(2, 30), random.integer(2, 12));
  if (difficulty === 2) return findFactor(random.integer(2, 9), random.integer(2, 6));
  return findSpeed(random.integer(1, 20) / 2, random.integer(3, 15));
}

/** Kinetic energy from mass and speed (NGSS MS-PS3-1). */
export const scKinetic = generator('sc-kinetic', make);
