import type { DraftItem } from '../../draft.ts';
import { messagesOf } from '../../phrase.ts';
import { decimalItem, rounded } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from '../science-6-8/worked.ts';

const message = messagesOf('sc-quantum');

/** Rydberg energy in eV, as the question states it (CODATA: 13.605 693). */
const RYDBERG_EV = 13.6;
const IONS = [
  { name: 'He⁺', z: 2 },
  { name: 'Li²⁺', z: 3 },
  { name: 'Be³⁺', z: 4 },
] as const;

/** The photon of a fall in an ion with one electron. */
export function ionJump(random: SeededRandom): DraftItem {
  const { name, z } = random.pick(IONS);
  const to = random.integer(1, 3);
  const from = to + random.integer(1, 3);
  const part = 1 / to ** 2 - 1 / from ** 2;
  const answer = rounded(RYDBERG_EV * z * z * part, 2);
  const explained = worked(
    {
      prompt: message('ion-jump.explained.work.prompt'),
      nudge: message('ion-jump.explained.work.nudge'),
      rule: [
        'E = {rydberg} × {z} × {z} × (1 ÷ {toSquare} − 1 ÷ {fromSquare})',
        message('ion-jump.explained.work.rule'),
      ],
      work: [['E ≈ {answer} eV', message('ion-jump.explained.work.charge-pulls-harder')]],
    },
    { name, z, from, to, rydberg: RYDBERG_EV, toSquare: to ** 2, fromSquare: from ** 2, answer },
  );
  return decimalItem(explained, answer, { tolerance: 0.02, unit: 'eV' }, [
    [rounded(RYDBERG_EV * z * part, 2), 'charge-not-squared'],
    [rounded(RYDBERG_EV * part, 2), 'charge-left-out'],
    [rounded(RYDBERG_EV * z * z * (1 / to - 1 / from), 2), 'levels-not-squared'],
    [rounded((RYDBERG_EV * z * z) / to ** 2, 2), 'one-level-only'],
  ]);
}
