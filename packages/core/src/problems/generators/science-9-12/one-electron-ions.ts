import type { PracticeItem } from '@ori/contracts/practice';
import { decimalItem, rounded } from '../../item.ts';
import { CHARGE_LEFT_OUT, CHARGE_NOT_SQUARED } from '../../misconceptions/quantum-numbers.ts';
import { LEVELS_NOT_SQUARED, ONE_LEVEL_ONLY } from '../../misconceptions/waves-and-photons.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

/** Rydberg energy in eV, as the question states it (CODATA: 13.605 693). */
const RYDBERG_EV = 13.6;
const IONS = [
  { name: 'He⁺', z: 2 },
  { name: 'Li²⁺', z: 3 },
  { name: 'Be³⁺', z: 4 },
] as const;

/** The photon of a fall in an ion with one electron. */
export function ionJump(random: SeededRandom): PracticeItem {
  const { name, z } = random.pick(IONS);
  const to = random.integer(1, 3);
  const from = to + random.integer(1, 3);
  const part = 1 / to ** 2 - 1 / from ** 2;
  const answer = rounded(RYDBERG_EV * z * z * part, 2);
  const explained = worked(
    {
      prompt: say(
        'The ion {name} has one electron and a nucleus of charge Z = {z}. The electron falls from n = {from} to n = {to}. What is the photon’s energy in eV, to two decimal places? Use E = −{rydberg} × Z² ÷ n² eV.',
        'L’ion {name} a un seul électron et un noyau de charge Z = {z}. L’électron descend de n = {from} à n = {to}. Quelle est l’énergie du photon en eV, à deux chiffres après la virgule ? Utiliser E = −{rydberg} × Z² ÷ n² eV.',
        'El ion {name} tiene un solo electrón y un núcleo de carga Z = {z}. El electrón baja de n = {from} a n = {to}. ¿Cuál es la energía del fotón en eV, con dos decimales? Usar E = −{rydberg} × Z² ÷ n² eV.',
      ),
      nudge: say(
        'Work out the fall in hydrogen first. How often does the charge count?',
        'Calculer d’abord la chute dans l’hydrogène. Combien de fois la charge compte-t-elle ?',
        'Primero se calcula la caída en el hidrógeno. ¿Cuántas veces cuenta la carga?',
      ),
      rule: [
        'E = {rydberg} × {z} × {z} × (1 ÷ {toSquare} − 1 ÷ {fromSquare})',
        say(
          'The photon carries the difference of the two levels.',
          'Le photon emporte la différence des deux niveaux.',
          'El fotón se lleva la diferencia de los dos niveles.',
        ),
      ],
      work: [
        [
          'E ≈ {answer} eV',
          say(
            'The charge pulls harder and draws the electron nearer, so it counts twice.',
            'La charge attire plus et rapproche l’électron : elle compte deux fois.',
            'La carga atrae más y acerca el electrón: cuenta dos veces.',
          ),
        ],
      ],
    },
    { name, z, from, to, rydberg: RYDBERG_EV, toSquare: to ** 2, fromSquare: from ** 2, answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.02, unit: 'eV' }, [
    [rounded(RYDBERG_EV * z * part, 2), CHARGE_NOT_SQUARED],
    [rounded(RYDBERG_EV * part, 2), CHARGE_LEFT_OUT],
    [rounded(RYDBERG_EV * z * z * (1 / to - 1 / from), 2), LEVELS_NOT_SQUARED],
    [rounded((RYDBERG_EV * z * z) / to ** 2, 2), ONE_LEVEL_ONLY],
  ]);
}
