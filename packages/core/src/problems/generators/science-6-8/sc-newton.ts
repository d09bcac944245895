import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, rounded } from '../../item.ts';
import { FRICTION_FORGOTTEN } from '../../misconceptions/forces-and-heat.ts';
import {
  DIVIDED_FOR_MULTIPLIED,
  DIVIDED_UPSIDE_DOWN,
  MULTIPLIED_FOR_DIVIDED,
} from '../../misconceptions/waves-and-photons.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const EXACT = 0.005;
/** Accelerations in m/s² that a pushed cart or a small vehicle may have. */
const ACCELERATIONS = [0.5, 1, 1.5, 2, 2.5, 3, 4] as const;

const BY_FORCE: Done = [
  'a = F ÷ m',
  say(
    'The same force moves a larger mass less.',
    'La même force accélère moins une masse plus grande.',
    'La misma fuerza acelera menos a una masa mayor.',
  ),
];

function findForce(mass: number, acceleration: number): PracticeItem {
  const force = rounded(mass * acceleration, 2);
  const explained = worked(
    {
      prompt: say(
        'A cart of {mass} kg speeds up by {acceleration} m/s². What net force acts on it, in N?',
        'Un chariot de {mass} kg accélère de {acceleration} m/s². Quelle force résultante agit sur lui, en N ?',
        'Un carro de {mass} kg acelera a {acceleration} m/s². ¿Qué fuerza neta actúa sobre él, en N?',
      ),
      nudge: say(
        'How much force does each kilogram need?',
        'De quelle force chaque kilogramme a-t-il besoin ?',
        '¿Qué fuerza necesita cada kilogramo?',
      ),
      rule: [
        'F = m × a',
        say(
          'More mass or more acceleration needs more force.',
          'Plus de masse ou d’accélération demande plus de force.',
          'Más masa o más aceleración pide más fuerza.',
        ),
      ],
      work: [
        [
          'F = {mass} × {acceleration} = {force} N',
          say(
            'A newton gives one kilogram one m/s² more each second.',
            'Un newton donne à un kilogramme une accélération d’un m/s².',
            'Un newton da a un kilogramo una aceleración de un m/s².',
          ),
        ],
      ],
    },
    { mass, acceleration, force },
  );
  return decimalItem(explained, force, { tolerance: EXACT, unit: 'N' }, [
    [rounded(mass / acceleration, 2), DIVIDED_FOR_MULTIPLIED],
    [rounded(acceleration / mass, 2), DIVIDED_UPSIDE_DOWN],
  ]);
}

function findAcceleration(mass: number, acceleration: number): PracticeItem {
  const force = rounded(mass * acceleration, 2);
  const explained = worked(
    {
      prompt: say(
        'A net force of {force} N acts on a sled of {mass} kg. What is its acceleration, in m/s²?',
        'Une force résultante de {force} N agit sur une luge de {mass} kg. Quelle est son accélération, en m/s² ?',
        'Una fuerza neta de {force} N actúa sobre un trineo de {mass} kg. ¿Cuál es su aceleración, en m/s²?',
      ),
      nudge: say(
        'How many newtons are there for each kilogram?',
        'Combien de newtons y a-t-il pour chaque kilogramme ?',
        '¿Cuántos newtons hay por cada kilogramo?',
      ),
      rule: BY_FORCE,
      work: [
        [
          'a = {force} ÷ {mass} = {acceleration} m/s²',
          say(
            'Newtons per kilogram are m/s².',
            'Des newtons par kilogramme sont des m/s².',
            'Newtons por kilogramo son m/s².',
          ),
        ],
      ],
    },
    { mass, acceleration, force },
  );
  return decimalItem(explained, acceleration, { tolerance: EXACT, unit: 'm/s²' }, [
    [rounded(force * mass, 2), MULTIPLIED_FOR_DIVIDED],
    [rounded(mass / force, 2), DIVIDED_UPSIDE_DOWN],
  ]);
}

/** Two forces against each other: first their difference, then the acceleration. */
function findWithFriction(mass: number, acceleration: number, friction: number): PracticeItem {
  const net = rounded(mass * acceleration, 2);
  const push = rounded(net + friction, 2);
  const explained = worked(
    {
      prompt: say(
        'A box of {mass} kg is pushed with {push} N. Friction of {friction} N acts against the motion. What is its acceleration, in m/s²?',
        'Une caisse de {mass} kg est poussée avec {push} N. Un frottement de {friction} N s’oppose au mouvement. Quelle est son accélération, en m/s² ?',
        'Una caja de {mass} kg se empuja con {push} N. Un rozamiento de {friction} N se opone al movimiento. ¿Cuál es su aceleración, en m/s²?',
      ),
      nudge: say(
        'Which force is left when both act against each other?',
        'Quelle force reste quand les deux s’opposent ?',
        '¿Qué fuerza queda cuando ambas se oponen?',
      ),
      rule: [
        say(
          'Subtract the friction from the push first.',
          'Soustrais d’abord le frottement de la poussée.',
          'Primero se resta el rozamiento del empuje.',
        ),
        say(
          'Only the net force changes the motion.',
          'Seule la force résultante change le mouvement.',
          'Solo la fuerza neta cambia el movimiento.',
        ),
      ],
      work: [
        ['{push} − {friction} = {net} N', BY_FORCE[1]],
        [
          'a = {net} ÷ {mass} = {acceleration} m/s²',
          say('Force divided by mass.', 'La force divisée par la masse.', 'La fuerza entre la masa.'),
        ],
      ],
    },
    { mass, acceleration, push, friction, net },
  );
  return decimalItem(explained, acceleration, { tolerance: EXACT, unit: 'm/s²' }, [
    [rounded(push / mass, 2), FRICTION_FORGOTTEN],
    [rounded((push + friction) / mass, 2), FRICTION_FORGOTTEN],
    [rounded(net * mass, 2), MULTIPLIED_FOR_DIVIDED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const mass = random.integer(2, 40);
  const acceleration = random.pick(ACCELERATIONS);
  if (difficulty === 1) return findForce(mass, acceleration);
  if (difficulty === 2) return findAcceleration(mass, acceleration);
  return findWithFriction(mass, acceleration, random.integer(2, 30));
}

/** Newton's second law (NGSS MS-PS2-2). */
export const scNewton = generator('sc-newton', make);
