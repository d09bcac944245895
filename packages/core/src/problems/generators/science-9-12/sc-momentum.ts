import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded } from '../../item.ts';
import { DIRECTION_IGNORED, MASS_LEFT_OUT } from '../../misconceptions/forces-and-heat.ts';
import { DIVIDED_FOR_MULTIPLIED } from '../../misconceptions/waves-and-photons.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from '../science-6-8/worked.ts';

const EXACT = 0.01;
const KEPT: Done = [
  say(
    'Add m × v of both before; the sum is the same afterwards.',
    'Additionner m × v des deux avant ; la somme est la même après.',
    'Se suma m × v de ambos antes; la suma es la misma después.',
  ),
  say(
    'No outer force acts along the track, so momentum is kept.',
    'Aucune force extérieure n’agit le long du rail : la quantité de mouvement se conserve.',
    'Ninguna fuerza externa actúa a lo largo de la vía: el momento se conserva.',
  ),
];

function findMomentum(random: SeededRandom): PracticeItem {
  const mass = random.integer(3, 90);
  const speed = random.integer(2, 24) / 2;
  const momentum = rounded(mass * speed, 1);
  const explained = worked(
    {
      prompt: say(
        'A skater of {mass} kg glides at {speed} m/s. What is the momentum, in kg·m/s?',
        'Un patineur de {mass} kg glisse à {speed} m/s. Quelle est sa quantité de mouvement, en kg·m/s ?',
        'Un patinador de {mass} kg se desliza a {speed} m/s. ¿Cuál es su momento lineal, en kg·m/s?',
      ),
      nudge: say(
        'Momentum grows with the mass and with the speed.',
        'La quantité de mouvement croît avec la masse et avec la vitesse.',
        'El momento crece con la masa y con la rapidez.',
      ),
      rule: [
        'p = m × v',
        say(
          'Twice the mass or twice the speed: twice the momentum.',
          'Deux fois la masse ou la vitesse : deux fois la quantité de mouvement.',
          'Doble masa o doble rapidez: doble momento.',
        ),
      ],
      work: [
        [
          'p = {mass} × {speed} = {momentum} kg·m/s',
          say(
            'Both factors count once.',
            'Les deux facteurs comptent une fois.',
            'Los dos factores cuentan una vez.',
          ),
        ],
      ],
    },
    { mass, speed, momentum },
  );
  return decimalItem(explained, momentum, { tolerance: EXACT }, [
    [rounded(mass / speed, 2), DIVIDED_FOR_MULTIPLIED],
    [rounded((mass * speed * speed) / 2, 1), DIVIDED_FOR_MULTIPLIED],
  ]);
}

/** Two carts lock together; to the right is positive. */
function lockTogether(random: SeededRandom): PracticeItem {
  const [m1, m2] = [random.integer(1, 8), random.integer(1, 8)];
  const total = m1 + m2;
  const v1 = random.integer(2, 12);
  const after = random.integer(1, 8) / 2;
  const v2 = rounded((total * after - m1 * v1) / m2, 2);
  const isFine = Number.isInteger(v2 * 2) && v2 !== 0 && Math.abs(v2) <= 12 && v2 < v1;
  if (!isFine) return lockTogether(random);
  const sum = rounded(total * after, 1);
  const explained = worked(
    {
      prompt: say(
        'Cart A ({m1} kg, {v1} m/s to the right) meets cart B ({m2} kg, {speed} m/s to the {way}). They lock together. How fast do they move to the right afterwards, in m/s?',
        'Le chariot A ({m1} kg, {v1} m/s vers la droite) rencontre le chariot B ({m2} kg, {speed} m/s vers la {way}). Ils s’accrochent. À quelle vitesse vont-ils ensuite vers la droite, en m/s ?',
        'El carro A ({m1} kg, {v1} m/s hacia la derecha) se encuentra con el carro B ({m2} kg, {speed} m/s hacia la {way}). Quedan unidos. ¿A qué rapidez van después hacia la derecha, en m/s?',
      ),
      nudge: say(
        'Give each direction its sign.',
        'Donner un signe à chaque sens.',
        'A cada sentido, su signo.',
      ),
      rule: KEPT,
      work: [
        [
          '{m1} × {v1} + {m2} × ({v2}) = {sum} kg·m/s',
          say(
            'To the right counts as positive.',
            'La droite compte comme positive.',
            'La derecha cuenta como positiva.',
          ),
        ],
        [
          '{sum} ÷ ({m1} + {m2}) = {after} m/s',
          say(
            'Both masses move together.',
            'Les deux masses vont ensemble.',
            'Las dos masas se mueven juntas.',
          ),
        ],
      ],
    },
    {
      m1,
      m2,
      v1,
      v2,
      speed: Math.abs(v2),
      way: v2 > 0 ? say('right', 'droite', 'derecha') : say('left', 'gauche', 'izquierda'),
      sum,
      after,
    },
  );
  return decimalItem(explained, after, { tolerance: EXACT, unit: 'm/s' }, [
    [rounded((m1 * v1 - m2 * v2) / total, 2), DIRECTION_IGNORED],
    [rounded(sum / m1, 2), MASS_LEFT_OUT],
    [rounded(sum / m2, 2), MASS_LEFT_OUT],
  ]);
}

/** Two at rest push off from each other. */
function pushOff(random: SeededRandom): PracticeItem {
  const m1 = random.integer(30, 80);
  const v1 = random.integer(2, 12) / 4;
  const m2 = m1 + random.pick([-14, -12, -10, 10, 14, 18, 20]);
  const v2 = rounded((m1 * v1) / m2, 2);
  const explained = worked(
    {
      prompt: say(
        'Two skaters at rest push off from each other. One of {m1} kg moves left at {v1} m/s; the other has {m2} kg. How fast does the other move right, in m/s, to two decimal places?',
        'Deux patineurs à l’arrêt se repoussent. L’un, de {m1} kg, part à gauche à {v1} m/s ; l’autre a {m2} kg. À quelle vitesse l’autre part-il à droite, en m/s, à deux chiffres après la virgule ?',
        'Dos patinadores en reposo se empujan. Uno, de {m1} kg, va a la izquierda a {v1} m/s; el otro tiene {m2} kg. ¿A qué rapidez va el otro a la derecha, en m/s, con dos decimales?',
      ),
      nudge: say(
        'What was the momentum of both together before?',
        'Quelle était la quantité de mouvement des deux avant ?',
        '¿Cuál era el momento de ambos antes?',
      ),
      rule: [
        say(
          'Both momenta have the same size and opposite directions.',
          'Les deux quantités de mouvement ont la même grandeur et des sens opposés.',
          'Los dos momentos tienen igual tamaño y sentidos opuestos.',
        ),
        say(
          'At rest the sum was zero, and it stays so.',
          'Au repos la somme était nulle, et elle le reste.',
          'En reposo la suma era cero, y sigue siéndolo.',
        ),
      ],
      work: [
        [
          '{m1} × {v1} ÷ {m2} ≈ {v2} m/s',
          say('The lighter one moves faster.', 'Le plus léger va plus vite.', 'El más ligero va más rápido.'),
        ],
      ],
    },
    { m1, v1, m2, v2 },
  );
  return decimalItem(explained, v2, { tolerance: EXACT, unit: 'm/s' }, [
    [v1, MASS_LEFT_OUT],
    [rounded((m2 * v1) / m1, 2), MASS_LEFT_OUT],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return findMomentum(random);
  return difficulty === 2 ? pushOff(random) : lockTogether(random);
}

/** Momentum and its conservation (NGSS HS-PS2-2). */
export const scMomentum = generator('sc-momentum', make);
