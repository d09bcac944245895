import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { rational } from '../../../maths/rational.ts';
import { decimalItem, generator, integerItem, rationalItem, rounded } from '../../item.ts';
import {
  INVERSE_SQUARE_FORGOTTEN,
  KEPLER_POWERS_MIXED,
  ROOT_FORGOTTEN,
} from '../../misconceptions/forces-and-heat.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from '../science-6-8/worked.ts';

/** What becomes of the force when masses and distance grow? */
function forceFactor(random: SeededRandom): PracticeItem {
  const mass = random.integer(1, 9);
  const distance = random.integer(2, 9);
  const explained = worked(
    {
      prompt: say(
        'Two bodies attract each other by gravity. One mass is made {mass} times as large and the distance {distance} times as large. How many times the old force is the new one, as a fraction?',
        'Deux corps s’attirent par gravité. On rend une masse {mass} fois plus grande et la distance {distance} fois plus grande. Combien de fois l’ancienne force vaut la nouvelle, en fraction ?',
        'Dos cuerpos se atraen por gravedad. Una masa se hace {mass} veces mayor y la distancia {distance} veces mayor. ¿Cuántas veces la fuerza anterior es la nueva, en fracción?',
      ),
      nudge: say(
        'What does each change do by itself?',
        'Que fait chaque changement, seul ?',
        '¿Qué hace cada cambio por sí solo?',
      ),
      rule: [
        'F ∝ m₁ × m₂ ÷ r²',
        say(
          'The force grows with each mass and fades with the square of the distance.',
          'La force croît avec chaque masse et décroît avec le carré de la distance.',
          'La fuerza crece con cada masa y decrece con el cuadrado de la distancia.',
        ),
      ],
      work: [
        [
          '{mass} ÷ ({distance} × {distance}) = {mass}/{square}',
          say(
            'The mass multiplies, the squared distance divides.',
            'La masse multiplie, le carré de la distance divise.',
            'La masa multiplica; el cuadrado de la distancia divide.',
          ),
        ],
      ],
    },
    { mass, distance, square: distance * distance },
  );
  return rationalItem(explained, rational(mass, distance * distance), 'any', [
    [rational(mass, distance), INVERSE_SQUARE_FORGOTTEN],
    [rational(mass * distance * distance, 1), INVERSE_SQUARE_FORGOTTEN],
    [rational(mass * mass, distance * distance), INVERSE_SQUARE_FORGOTTEN],
  ]);
}

const KEPLER: Done = [
  'T² = a³',
  say(
    'This holds for all orbits around the Sun, with T in years and a in AU (Kepler).',
    'Cela vaut pour toutes les orbites autour du Soleil, T en années et a en ua (Kepler).',
    'Vale para todas las órbitas en torno al Sol, con T en años y a en ua (Kepler).',
  ),
];

/** A whole period from a whole distance, or back: a is a square number. */
function wholeOrbit(random: SeededRandom): PracticeItem {
  const root = random.integer(2, 9);
  const back = random.integer(0, 1) === 0;
  const a = root * root;
  const period = root * a;
  const explained = worked(
    {
      prompt: back
        ? say(
            'A body circles the Sun once in {period} years. How far from the Sun is it on average, in AU? Use T² = a³.',
            'Un corps fait le tour du Soleil en {period} ans. À quelle distance moyenne du Soleil est-il, en ua ? Utiliser T² = a³.',
            'Un cuerpo da la vuelta al Sol en {period} años. ¿A qué distancia media del Sol está, en ua? Usar T² = a³.',
          )
        : say(
            'A body circles the Sun at a mean distance of {a} AU. How many years does one orbit take? Use T² = a³.',
            'Un corps tourne autour du Soleil à une distance moyenne de {a} ua. Combien d’années dure un tour ? Utiliser T² = a³.',
            'Un cuerpo gira en torno al Sol a una distancia media de {a} ua. ¿Cuántos años dura una vuelta? Usar T² = a³.',
          ),
      nudge: say(
        'First the power, then the root.',
        'D’abord la puissance, puis la racine.',
        'Primero la potencia, luego la raíz.',
      ),
      rule: KEPLER,
      work: [
        [
          '{period} × {period} = {a} × {a} × {a} = {both}',
          say(
            'Both sides are the same number.',
            'Les deux côtés sont le même nombre.',
            'Los dos lados son el mismo número.',
          ),
        ],
        [
          'T = {period}; a = {a}',
          say('A root undoes the power.', 'Une racine défait la puissance.', 'Una raíz deshace la potencia.'),
        ],
      ],
    },
    { a, period, both: period * period },
  );
  return back
    ? integerItem(explained, a, [
        [root, KEPLER_POWERS_MIXED],
        [period * period, ROOT_FORGOTTEN],
        [period, KEPLER_POWERS_MIXED],
      ])
    : integerItem(explained, period, [
        [a * a * a, ROOT_FORGOTTEN],
        [a, KEPLER_POWERS_MIXED],
        [root, KEPLER_POWERS_MIXED],
      ]);
}

/** Any distance in the solar system, to two decimals. */
function anyOrbit(random: SeededRandom): PracticeItem {
  const a = random.integer(120, 600) / 100;
  const period = rounded(Math.sqrt(a ** 3), 2);
  const explained = worked(
    {
      prompt: say(
        'An asteroid circles the Sun at a mean distance of {a} AU. How many years does one orbit take, to two decimal places? Use T² = a³.',
        'Un astéroïde tourne autour du Soleil à une distance moyenne de {a} ua. Combien d’années dure un tour, à deux chiffres après la virgule ? Utiliser T² = a³.',
        'Un asteroide gira en torno al Sol a una distancia media de {a} ua. ¿Cuántos años dura una vuelta, con dos decimales? Usar T² = a³.',
      ),
      nudge: say(
        'First cube, then take the square root.',
        'D’abord le cube, puis la racine carrée.',
        'Primero el cubo, luego la raíz cuadrada.',
      ),
      rule: KEPLER,
      work: [
        [
          'T = √({a} × {a} × {a}) ≈ {period}',
          say(
            'Far bodies move more slowly on a longer way.',
            'Les corps lointains vont moins vite sur un chemin plus long.',
            'Los cuerpos lejanos van más lento por un camino más largo.',
          ),
        ],
      ],
    },
    { a, period },
  );
  return decimalItem(explained, period, { tolerance: 0.02 }, [
    [rounded(a ** 3, 2), ROOT_FORGOTTEN],
    [rounded(Math.cbrt(a * a), 2), KEPLER_POWERS_MIXED],
    [a, KEPLER_POWERS_MIXED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return forceFactor(random);
  return difficulty === 2 ? wholeOrbit(random) : anyOrbit(random);
}

/** Gravity and orbits (NGSS HS-ESS1-4). */
export const scGravity = generator('sc-gravity', make);
