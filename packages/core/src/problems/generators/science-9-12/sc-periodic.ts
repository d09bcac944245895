import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem, step, type Option } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { ELEMENTS, outerElectrons, type Element } from './elements.ts';

const message = messagesOf('sc-periodic');

const option = ({ symbol, name }: Element): Option => ({ text: text('{name} ({symbol})', { symbol, name }) });

/** Two different elements of one row or one column. */
function drawPair(random: SeededRandom): { left: Element; right: Element; sameRow: boolean } {
  const first: Element = random.pick(ELEMENTS);
  const sameRow = random.integer(0, 1) === 0;
  const others = ELEMENTS.filter(
    (other) => other !== first && (sameRow ? other.period === first.period : other.group === first.group),
  );
  const second = others[random.integer(0, others.length - 1)] ?? first;
  const [left = first, right = second] = [first, second].toSorted((a, b) => a.protons - b.protons);
  return { left, right, sameRow };
}

function countOuter(random: SeededRandom): DraftItem {
  const chosen: Element = random.pick(ELEMENTS);
  const outer = outerElectrons(chosen);
  const all = { ...chosen, outer, group: chosen.group, period: chosen.period };
  const explained = {
    prompt: text(message('count-outer.explained.prompt'), all),
    nudge: text(message('count-outer.explained.nudge')),
    steps: [
      step(
        message('count-outer.explained.step.symbol-stands-group-group'),
        message('count-outer.explained.reason.column-tells-outer-electrons'),
        all,
      ),
      step(
        message('count-outer.explained.step.outer-electrons-outer'),
        chosen.group > 10
          ? message('count-outer.explained.reason.group-13-take-last')
          : message('count-outer.explained.reason.groups-1-2-group'),
        all,
      ),
    ],
  };
  return integerItem(explained, outer, [
    [chosen.protons, 'all-electrons-counted'],
    [chosen.period, 'period-for-group'],
  ]);
}

const ROW_WHY = message('row-why');
const COLUMN_WHY = message('column-why');

function compareRadius(random: SeededRandom): DraftItem {
  const { left, right, sameRow } = drawPair(random);
  const [big, small] = sameRow ? [left, right] : [right, left];
  const all = { first: left.name, second: right.name, big: big.name };
  const explained = {
    prompt: text(message('compare-radius.explained.prompt'), all),
    nudge: text(message('compare-radius.explained.nudge')),
    steps: [
      step(
        sameRow
          ? message('compare-radius.explained.step.they-stand-one-row')
          : message('compare-radius.explained.step.they-stand-one-column'),
        sameRow ? ROW_WHY : COLUMN_WHY,
      ),
      step(
        message('compare-radius.explained.step.larger-atom-big'),
        sameRow
          ? message('compare-radius.explained.reason.fewer-protons-same-shells')
          : message('compare-radius.explained.reason.more-shells'),
        all,
      ),
    ],
  };
  return choiceItem(explained, random, option(big), [
    [option(small), sameRow ? 'more-protons-bigger-atom' : 'more-shells-smaller-atom'],
  ]);
}

function comparePull(random: SeededRandom): DraftItem {
  const { left, right, sameRow } = drawPair(random);
  const [strong, weak] = sameRow ? [right, left] : [left, right];
  const all = { first: left.name, second: right.name, strong: strong.name };
  const explained = {
    prompt: text(message('compare-pull.explained.prompt'), all),
    nudge: text(message('compare-pull.explained.nudge')),
    steps: [
      step(message('compare-pull.explained.step.smaller-atom-holds-shared'), sameRow ? ROW_WHY : COLUMN_WHY),
      step(
        message('compare-pull.explained.step.stronger-pull-strong'),
        message('compare-pull.explained.reason'),
        all,
      ),
    ],
  };
  return choiceItem(explained, random, option(strong), [[option(weak), 'bigger-pulls-harder']]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return countOuter(random);
  return difficulty === 2 ? compareRadius(random) : comparePull(random);
}

/** Trends of the periodic table (NGSS HS-PS1-1). */
export const scPeriodic = generator('sc-periodic', make);
