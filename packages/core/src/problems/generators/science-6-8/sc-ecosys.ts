import type { DraftItem } from '../../draft.ts';
import { messagesOf, text } from '../../phrase.ts';
import type { Difficulty, Figure } from '@ori/contracts/practice';
import { choiceItem, generator, integerItem } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked, type Done } from './worked.ts';

const message = messagesOf('sc-ecosys');

const ANIMALS = [
  message('animals.rabbits'),
  message('animals.deer'),
  message('animals.zebras'),
  message('animals.kangaroos'),
  message('animals.antelopes'),
  message('animals.alpacas'),
] as const;

/** Numbers of seven years that all differ: growth, a drop in one year, growth again. */
function counts(random: SeededRandom): { readonly values: readonly number[]; readonly drop: number } {
  const drop = random.integer(2, 5);
  const values = [random.integer(8, 15) * 10];
  for (let year = 1; year < 7; year += 1) {
    const last = values[year - 1] ?? 0;
    values.push(
      year === drop ? last - random.integer(4, 6) * 10 + 3 : last + random.integer(2, 4) * 10 + year,
    );
  }
  return { values, drop };
}

function chart(values: readonly number[]): { readonly figure: Figure; readonly figureText: string } {
  return {
    figure: {
      type: 'columns',
      unit: '',
      columns: values.map((value, index) => ({ label: String(index + 1), value })),
    },
    figureText: values.map((value, index) => `${index + 1}: ${value}`).join('; '),
  };
}

const READ: Done = [message('read.find-year-below-go'), message('read.each-column-stands-one')];

function extreme(random: SeededRandom): DraftItem {
  const { values } = counts(random);
  const most = random.integer(0, 1) === 0;
  const sought = most ? Math.max(...values) : Math.min(...values);
  const other = most ? Math.min(...values) : Math.max(...values);
  const year = values.indexOf(sought) + 1;
  const what = most ? message('extreme.what.most') : message('extreme.what.fewest');
  const explained = worked(
    {
      prompt: message('extreme.explained.work.prompt'),
      nudge: message('extreme.explained.work.nudge'),
      rule: READ,
      work: [
        [
          message('extreme.explained.work.year-year-sought-year-year-sought'),
          message('extreme.explained.work.year-year-sought-other-column-goes-further'),
        ],
      ],
      ...chart(values),
    },
    { animals: random.pick(ANIMALS), what, year, sought },
  );
  return integerItem(explained, year, [
    [values.indexOf(other) + 1, 'largest-for-smallest'],
    [sought, 'graph-other-year'],
  ]);
}

function change(random: SeededRandom): DraftItem {
  const { values, drop } = counts(random);
  const at = random.integer(0, 1) === 0 ? drop : random.integer(1, 6);
  const [before, after] = [values[at - 1] ?? 0, values[at] ?? 0];
  const difference = Math.abs(after - before);
  const explained = worked(
    {
      prompt: message('change.explained.work.prompt'),
      nudge: message('change.explained.work.nudge'),
      rule: READ,
      work: [['{larger} − {smaller} = {difference}', message('change.explained.work.change-difference-two')]],
      ...chart(values),
    },
    {
      animals: random.pick(ANIMALS),
      what:
        after < before
          ? message('change.explained.fillers.what-fall')
          : message('change.explained.fillers.what-rise'),
      from: at,
      to: at + 1,
      larger: Math.max(before, after),
      smaller: Math.min(before, after),
      difference,
    },
  );
  return integerItem(explained, difference, [
    [before + after, 'added-for-difference'],
    [after, 'one-value-only'],
    [before, 'one-value-only'],
  ]);
}

const CAUSES = [
  message('causes.drought-left-little-grass'),
  message('causes.fire-burned-most-grass'),
  message('causes.more-hunters-these-animals'),
] as const;
const HELPS = [message('helps.more-rain-made-more'), message('helps.their-predators-left-valley')] as const;
const WISH = message('wish');

function cause(random: SeededRandom): DraftItem {
  const { values, drop } = counts(random);
  const year = drop + 1;
  const right = random.pick(CAUSES);
  const explained = worked(
    {
      prompt: message('cause.explained.work.prompt'),
      nudge: message('cause.explained.work.nudge'),
      rule: [
        message('cause.explained.work.rule-compare-year-year-before'),
        message('cause.explained.work.rule-population-follows-food-water'),
      ],
      work: [['{before} → {after}', message('cause.explained.work.number-fell-so')]],
      ...chart(values),
    },
    { animals: random.pick(ANIMALS), year, before: values[drop - 1] ?? 0, after: values[drop] ?? 0 },
  );
  return choiceItem(explained, random, { text: text(right) }, [
    ...HELPS.map((help) => [{ text: text(help) }, 'resource-ignored'] as const),
    [{ text: text(WISH) }, 'resource-ignored'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return extreme(random);
  return difficulty === 2 ? change(random) : cause(random);
}

/** Populations and what limits them (NGSS MS-LS2-1). */
export const scEcosys = generator('sc-ecosys', make);
