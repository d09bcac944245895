import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { decimalItem, generator, integerItem, rounded } from '../../item.ts';
import {
  HALF_TURNS_FORGOTTEN,
  POWER_FROM_NOTHING,
  TURNS_UPSIDE_DOWN,
  UNIT_NOT_CONVERTED,
} from '../../misconceptions/forces-and-heat.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

interface Transformer {
  readonly first: number;
  readonly second: number;
  readonly volts: number;
  readonly out: number;
}

/** A transformer without losses whose voltages come out even. */
function draw(random: SeededRandom): Transformer {
  const step = random.pick([10, 20, 25, 40, 50]);
  const [a, b] = random.shuffle([2, 3, 4, 5, 6, 8, 10, 12]);
  const one = random.integer(3, 30);
  return { first: (a ?? 2) * step, second: (b ?? 3) * step, volts: (a ?? 2) * one, out: (b ?? 3) * one };
}

const RATIO = [
  'U₂ ÷ U₁ = N₂ ÷ N₁',
  say(
    'The same changing field goes through every turn of both coils.',
    'Le même champ variable traverse chaque spire des deux bobines.',
    'El mismo campo variable pasa por cada vuelta de las dos bobinas.',
  ),
] as const;

function findVoltage(random: SeededRandom): PracticeItem {
  const { first, second, volts, out } = draw(random);
  const explained = worked(
    {
      prompt: say(
        'An ideal transformer has {first} turns on its primary coil and {second} on its secondary coil. The primary voltage is {volts} V. What is the secondary voltage, in V?',
        'Un transformateur idéal a {first} spires au primaire et {second} au secondaire. La tension primaire est de {volts} V. Quelle est la tension secondaire, en V ?',
        'Un transformador ideal tiene {first} vueltas en el primario y {second} en el secundario. La tensión primaria es de {volts} V. ¿Cuál es la tensión secundaria, en V?',
      ),
      nudge: say(
        'How many volts belong to one turn?',
        'Combien de volts reviennent à une spire ?',
        '¿Cuántos voltios corresponden a una vuelta?',
      ),
      rule: RATIO,
      work: [
        [
          '{volts} × {second} ÷ {first} = {out} V',
          say('More turns, more voltage.', 'Plus de spires, plus de tension.', 'Más vueltas, más tensión.'),
        ],
      ],
    },
    { first, second, volts, out },
  );
  return decimalItem(explained, out, { tolerance: 0.01, unit: 'V' }, [
    [rounded((volts * first) / second, 2), TURNS_UPSIDE_DOWN],
    [volts, TURNS_UPSIDE_DOWN],
  ]);
}

function findCurrent(random: SeededRandom): PracticeItem {
  const { first, second } = draw(random);
  const current = rounded((random.integer(1, 8) * second) / 100, 2);
  const out = rounded((current * first) / second, 2);
  const explained = worked(
    {
      prompt: say(
        'An ideal transformer has {first} primary and {second} secondary turns. A current of {current} A flows in the primary coil. What current flows in the secondary coil, in A, to two decimal places?',
        'Un transformateur idéal a {first} spires au primaire et {second} au secondaire. Un courant de {current} A circule au primaire. Quel courant circule au secondaire, en A, à deux chiffres après la virgule ?',
        'Un transformador ideal tiene {first} vueltas en el primario y {second} en el secundario. Por el primario pasa una corriente de {current} A. ¿Qué corriente pasa por el secundario, en A, con dos decimales?',
      ),
      nudge: say(
        'Power in equals power out.',
        'La puissance d’entrée égale celle de sortie.',
        'La potencia que entra es la que sale.',
      ),
      rule: [
        'U₁ × I₁ = U₂ × I₂',
        say(
          'An ideal transformer loses nothing: where voltage rises, current falls.',
          'Un transformateur idéal ne perd rien : où la tension monte, le courant baisse.',
          'Un transformador ideal no pierde nada: donde sube la tensión, baja la corriente.',
        ),
      ],
      work: [
        [
          '{current} × {first} ÷ {second} = {out} A',
          say(
            'Currents go the other way round than turns.',
            'Les courants vont à l’inverse des spires.',
            'Las corrientes van al revés que las vueltas.',
          ),
        ],
      ],
    },
    { first, second, current, out },
  );
  return decimalItem(explained, out, { tolerance: 0.01, unit: 'A' }, [
    [rounded((current * second) / first, 2), POWER_FROM_NOTHING],
    [current, POWER_FROM_NOTHING],
  ]);
}

/** A coil that turns evenly in a field: how often does its voltage change direction? */
function alternating(random: SeededRandom): PracticeItem {
  const hertz = random.pick([10, 15, 20, 25, 30, 40, 50, 60]);
  const seconds = random.integer(2, 12);
  const turnsPerMinute = hertz * 60;
  const answer = 2 * hertz * seconds;
  const explained = worked(
    {
      prompt: say(
        'A coil turns evenly in a magnetic field, {rpm} times a minute, and gives alternating voltage. How often does the voltage change its direction in {seconds} s?',
        'Une bobine tourne régulièrement dans un champ magnétique, {rpm} fois par minute, et donne une tension alternative. Combien de fois la tension change-t-elle de sens en {seconds} s ?',
        'Una bobina gira de modo uniforme en un campo magnético, {rpm} veces por minuto, y da tensión alterna. ¿Cuántas veces cambia de sentido la tensión en {seconds} s?',
      ),
      nudge: say(
        'First find the turns in one second.',
        'Chercher d’abord les tours en une seconde.',
        'Primero se buscan las vueltas en un segundo.',
      ),
      rule: [
        say(
          'Each turn is one full wave of voltage.',
          'Chaque tour est une onde complète de tension.',
          'Cada vuelta es una onda completa de tensión.',
        ),
        say(
          'After half a turn the coil meets the field from its other side.',
          'Après un demi-tour, la bobine rencontre le champ par son autre face.',
          'Tras media vuelta la bobina recibe el campo por el otro lado.',
        ),
      ],
      work: [
        ['{rpm} ÷ 60 = {hertz} Hz', say('Turns per second.', 'Tours par seconde.', 'Vueltas por segundo.')],
        [
          '2 × {hertz} × {seconds} = {answer}',
          say('Two changes for each turn.', 'Deux changements par tour.', 'Dos cambios por vuelta.'),
        ],
      ],
    },
    { rpm: turnsPerMinute, seconds, hertz, answer },
  );
  return integerItem(explained, answer, [
    [hertz * seconds, HALF_TURNS_FORGOTTEN],
    [2 * turnsPerMinute * seconds, UNIT_NOT_CONVERTED],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return findVoltage(random);
  return difficulty === 2 ? findCurrent(random) : alternating(random);
}

/** Induction: transformers and alternating voltage (NGSS HS-PS2-5). */
export const scInduct = generator('sc-induct', make);
