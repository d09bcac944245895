import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { worked } from './worked.ts';

const message = messagesOf('sc-fields');

const CHARGES = [message('charges.positive'), message('charges.negative')] as const;

/** What becomes of two charges: the direction of their force and how it changed. */
const outcome = (pull: boolean, weaker: boolean): Phrase =>
  pull
    ? weaker
      ? message('outcome.they-attract-each-other')
      : message('outcome.they-attract-each-other-2')
    : weaker
      ? message('outcome.they-repel-each-other')
      : message('outcome.they-repel-each-other-2');

const CHARGES_PROMPT = message('charges-prompt');
const CHARGES_RULE = [
  message('charges-rule.compare-two-signs-then'),
  message('charges-rule.unlike-charges-pull-like'),
] as const;

/** Two charged balls: do they attract, and how does the force change with their distance? */
function charges(random: SeededRandom): DraftItem {
  const [first, second] = [random.integer(0, 1), random.integer(0, 1)];
  const near = random.integer(2, 10);
  const far = near + random.integer(2, 12);
  const apart = random.integer(0, 1) === 0;
  const attract = first !== second;
  const explained = worked(
    {
      prompt: CHARGES_PROMPT,
      nudge: message('charges.explained.work.nudge'),
      rule: CHARGES_RULE,
      work: [[outcome(attract, apart), message('charges.explained.work.signs-decide-direction')]],
    },
    {
      one: CHARGES[first] ?? CHARGES[0],
      two: CHARGES[second] ?? CHARGES[0],
      from: apart ? near : far,
      to: apart ? far : near,
    },
  );
  const wrong: readonly Wrong<Phrase>[] = [
    [outcome(!attract, apart), 'like-charges-attract'],
    [outcome(attract, !apart), 'same-force-far-away'],
    [outcome(!attract, !apart), 'like-charges-attract'],
  ];
  return choiceItem(
    explained,
    random,
    { text: text(outcome(attract, apart)) },
    wrong.map(([words, why]) => [{ text: text(words) }, why]),
  );
}

interface Coil {
  readonly turns: number;
  readonly tenths: number;
}
const COIL = message('coil');
const optionOf = ({ turns, tenths }: Coil) => ({ text: text(COIL, { turns, amperes: tenths / 10 }) });

/** Same length and core: turns × current decides. */
function strongest(random: SeededRandom): DraftItem {
  const coils = Array.from({ length: 3 }, (): Coil => ({
    turns: random.integer(2, 20) * 10,
    tenths: random.integer(2, 20),
  }));
  const [best, second, third] = coils.toSorted((a, b) => b.turns * b.tenths - a.turns * a.tenths);
  if (!best || !second || !third) throw new Error('three coils are drawn');
  const isClear = best.turns * best.tenths >= 1.2 * second.turns * second.tenths;
  const isTrap =
    second.turns > best.turns ||
    second.tenths > best.tenths ||
    third.turns > best.turns ||
    third.tenths > best.tenths;
  if (!isClear || !isTrap) return strongest(random);
  const explained = worked(
    {
      prompt: message('strongest.explained.work.prompt'),
      nudge: message('strongest.explained.work.nudge'),
      rule: [
        message('strongest.explained.work.rule-multiply-turns-current-each'),
        message('strongest.explained.work.rule-every-turn-adds-field'),
      ],
      work: [['{turns} × {amperes} = {product}', message('strongest.explained.work.others-give-less')]],
    },
    { turns: best.turns, amperes: best.tenths / 10, product: (best.turns * best.tenths) / 10 },
  );
  return choiceItem(explained, random, optionOf(best), [
    [optionOf(second), 'one-factor-seen'],
    [optionOf(third), 'one-factor-seen'],
  ]);
}

/** Which second run, next to the first, tests one factor alone? */
function fairTest(random: SeededRandom): DraftItem {
  const base: Coil = { turns: random.integer(3, 12) * 10, tenths: random.integer(4, 12) };
  const byTurns = random.integer(0, 1) === 0;
  const moreTurns = { ...base, turns: base.turns + random.integer(2, 8) * 10 };
  const moreCurrent = { ...base, tenths: base.tenths + random.integer(2, 8) };
  const both = { turns: moreTurns.turns, tenths: moreCurrent.tenths };
  const [right, other] = byTurns ? [moreTurns, moreCurrent] : [moreCurrent, moreTurns];
  const explained = worked(
    {
      prompt: message('fair-test.explained.work.prompt'),
      nudge: message('fair-test.explained.work.nudge'),
      rule: [
        message('fair-test.explained.work.rule-change-factor-ask-about'),
        message('fair-test.explained.work.rule-then-only-factor-can'),
      ],
      work: [
        [
          '{turns} → {turns2}; {amperes} A → {amperes2} A',
          message('fair-test.explained.work.one-differs-other'),
        ],
      ],
    },
    {
      turns: base.turns,
      amperes: base.tenths / 10,
      turns2: right.turns,
      amperes2: right.tenths / 10,
      factor: byTurns
        ? message('fair-test.explained.fillers.factor-number-turns')
        : message('fair-test.explained.fillers.factor-current'),
    },
  );
  return choiceItem(explained, random, optionOf(right), [
    [optionOf(both), 'several-factors-changed'],
    [optionOf(other), 'one-factor-seen'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return charges(random);
  return difficulty === 2 ? strongest(random) : fairTest(random);
}

/** What the strength of electric and magnetic forces depends on (NGSS MS-PS2-3). */
export const scFields = generator('sc-fields', make);
