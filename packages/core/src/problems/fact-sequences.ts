import type { DraftItem, MisconceptionId } from './draft.ts';
import { type Fillers, text, type Phrase, messagesOf } from './phrase.ts';
import { choiceItem, step, type Explained, type Option, type Wrong } from './item.ts';
import { orderItem } from './item-picked.ts';
import type { SeededRandom } from './seeded-random.ts';

const message = messagesOf('fact-sequences');

/** Stages in their one right order. */
export interface Sequence {
  readonly name: Phrase;
  readonly stages: readonly Option[];
  readonly why: Phrase;
}

/** Sequences: a bank of facts about what follows what. */
export interface SequenceBank {
  readonly sequences: readonly [Sequence, ...Sequence[]];
  /** With {name}. */
  readonly askOrder: Phrase;
  /** With {name} and {stage}: “What comes right after {stage}?” */
  readonly askNext: Phrase;
  /** With {name} and {stage}: “What comes right before {stage}?” */
  readonly askBefore: Phrase;
  readonly backwards: MisconceptionId;
  readonly skipped: MisconceptionId;
  readonly nudge: Phrase;
  /** The first step and its reason. */
  readonly rule: readonly [Phrase, Phrase];
}

const shown = (option: Option): Option => ({ ...option, text: text(option.text) });
const FOLLOWS = message('follows');

function explain(
  bank: SequenceBank,
  prompt: Phrase,
  sequence: Sequence,
  fillers: Fillers,
  last: DraftItem['steps'],
): Explained {
  return {
    prompt: text(prompt, { name: sequence.name, ...fillers }),
    nudge: text(bank.nudge),
    steps: [step(...bank.rule), ...last],
  };
}

function stageAt(sequence: Sequence, position: number): Option {
  const stage = sequence.stages[position];
  if (!stage) throw new Error(`a sequence has no stage ${position}`);
  return shown(stage);
}

const following = (sequence: Sequence, position: number) =>
  step(FOLLOWS, sequence.why, {
    stage: stageAt(sequence, position).text,
    next: stageAt(sequence, position + 1).text,
  });

/** What comes right after (or, with `back`, right before) one stage? */
export function neighbourOf(bank: SequenceBank, random: SeededRandom, back = false): DraftItem {
  const sequence = random.pick(bank.sequences);
  const last = sequence.stages.length - 1;
  const at = back ? random.integer(1, last) : random.integer(0, last - 1);
  const right = back ? at - 1 : at + 1;
  const others = random
    .shuffle(sequence.stages.map((_, position) => position))
    .filter((position) => position !== at && position !== right);
  const wrong = others.slice(0, 3).map((position): Wrong<Option> => {
    const isBackwards = back ? position > at : position < at;
    return [stageAt(sequence, position), isBackwards ? bank.backwards : bank.skipped];
  });
  const asked = stageAt(sequence, at);
  return choiceItem(
    {
      ...explain(bank, back ? bank.askBefore : bank.askNext, sequence, { stage: asked.text }, [
        following(sequence, Math.min(at, right)),
      ]),
      ...(asked.figure ? { figure: asked.figure, figureText: asked.text } : {}),
    },
    random,
    stageAt(sequence, right),
    wrong,
  );
}

/** All stages (or the first `count` from a seeded start) are to be put in order. */
export function orderStages(bank: SequenceBank, random: SeededRandom, count = 4): DraftItem {
  const sequence = random.pick(bank.sequences);
  const start = random.integer(0, Math.max(0, sequence.stages.length - count));
  const stages = sequence.stages.slice(start, start + count).map(shown);
  const order = stages.map((_, index) => index);
  const swaps = order.slice(1).map((index): Wrong<readonly number[]> => {
    return [order.with(index, index - 1).with(index - 1, index), bank.skipped];
  });
  const steps = stages.slice(1).map((_, index) => following(sequence, start + index));
  return orderItem(explain(bank, bank.askOrder, sequence, {}, steps), random, stages, [
    [order.toReversed(), bank.backwards],
    ...swaps,
  ]);
}
