import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import { integerItem, step } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { lewisFigure, MOLECULES, type Molecule } from './molecules.ts';

const message = messagesOf('sc-bond');

function sharedPairs({ outer }: Molecule): number {
  return outer.reduce((pairs, { bond }) => pairs + bond, 0);
}

/** How many pairs does the central atom share, or keep? */
export function countPairs(random: SeededRandom): DraftItem {
  const molecule = random.pick(MOLECULES);
  return random.integer(0, 1) === 0 ? countShared(molecule) : countLone(molecule);
}

function countShared(molecule: Molecule): DraftItem {
  const pairs = sharedPairs(molecule);
  const atoms = molecule.outer.length;
  const all = { formula: molecule.formula, centre: molecule.centre, pairs, electrons: 2 * pairs, atoms };
  const explained = {
    prompt: text(message('count-shared.explained.prompt'), all),
    figure: lewisFigure(molecule),
    figureText: text(message('count-shared.explained.figure-text'), all),
    nudge: text(message('count-shared.explained.nudge')),
    steps: [
      step(
        message('count-shared.explained.step.count-lines-centre-double'),
        message('count-shared.explained.reason.double-bond-two-shared'),
        all,
      ),
      step(
        message('count-shared.explained.step.makes-pairs-pairs'),
        message('count-shared.explained.reason.pairs-pairs-hold-electrons'),
        all,
      ),
    ],
  };
  return integerItem(explained, pairs, [
    [2 * pairs, 'electrons-not-pairs'],
    [atoms, 'multiple-bond-as-one'],
  ]);
}

function countLone(molecule: Molecule): DraftItem {
  const used = sharedPairs(molecule);
  const { formula, centre, centreElectrons: electrons, lonePairs } = molecule;
  const all = { formula, centre, electrons, used, left: electrons - used, lonePairs };
  const explained = {
    prompt: text(message('count-lone.explained.prompt'), all),
    nudge: text(message('count-lone.explained.nudge')),
    steps: [
      step(
        message('count-lone.explained.step.count-bonds-centre-double'),
        message('count-lone.explained.reason.each-shared-pair-central'),
        all,
      ),
      step(
        message('count-lone.explained.step.electrons-used-left-left'),
        message('count-lone.explained.reason.bonds-use-used-other'),
        all,
      ),
    ],
  };
  return integerItem(explained, lonePairs, [
    [electrons - used, 'electrons-not-pairs'],
    [Math.floor(electrons / 2), 'forgot-bonding-electrons'],
  ]);
}
