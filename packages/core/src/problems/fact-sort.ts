import type { DraftItem, MisconceptionId } from './draft.ts';
import { type Fillers, messagesOf, type Phrase, text } from './phrase.ts';
import type { Difficulty, Figure } from '@ori/contracts/practice';
import { choiceItem, step, type Explained, type Option, type Wrong } from './item.ts';
import { sortItem } from './item-sorted.ts';
import type { SeededRandom } from './seeded-random.ts';

const message = messagesOf('fact-sort');

/** One of the kinds that things are sorted into. */
export interface SortGroup {
  readonly name: Phrase;
  /** Asks for a thing of this group: “Which one is alive?” */
  readonly ask: Phrase;
  /** Why a thing belongs here; a thing may have a reason of its own. */
  readonly why: Phrase;
  /** Reasons that sound right and are not, for “why?” questions. */
  readonly falseWhys: readonly Wrong<Phrase>[];
  /** What one believes who puts a thing here that belongs elsewhere. */
  readonly mistaken: MisconceptionId;
}

/** A thing to be sorted; `group` is its group's position. */
export interface Thing {
  readonly name: Phrase;
  readonly group: number;
  readonly why?: Phrase;
  readonly picture?: Figure;
  /** What one believes who sorts this very thing wrongly. */
  readonly trap?: MisconceptionId;
}

/** A thing of the group at this position, named in English, French and Spanish. */
export const thingIn = (group: number, said: Phrase): Thing => ({
  name: said,
  group,
});

/** Things in groups: a bank of facts from which several kinds of question are drawn. */
export interface SortBank {
  readonly groups: readonly [SortGroup, SortGroup, ...SortGroup[]];
  readonly things: readonly [Thing, ...Thing[]];
  /** With {thing}: “A stone: alive or not?” */
  readonly askGroup: Phrase;
  readonly askSort: Phrase;
  /** With {thing} and {group}. */
  readonly askWhy: Phrase;
  readonly nudge: Phrase;
  /** The first step and its reason: the test by which things are sorted. */
  readonly rule: readonly [Phrase, Phrase];
}

const SORTED = message('sorted');

const optionOf = (thing: Thing): Option => ({
  text: text(thing.name),
  ...(thing.picture ? { figure: thing.picture } : {}),
});

function groupAt(bank: SortBank, position: number): SortGroup {
  const group = bank.groups[position];
  if (!group) throw new Error(`no group ${position}`);
  return group;
}

function sorted(bank: SortBank, thing: Thing): DraftItem['steps'][number] {
  const group = groupAt(bank, thing.group);
  return step(SORTED, thing.why ?? group.why, { thing: thing.name, group: group.name });
}

function explain(bank: SortBank, prompt: Phrase, things: readonly Thing[], fillers: Fillers = {}): Explained {
  return {
    prompt: text(prompt, fillers),
    nudge: text(bank.nudge),
    steps: [step(...bank.rule), ...things.map((thing) => sorted(bank, thing))],
  };
}

const pictured = (thing: Thing) =>
  thing.picture ? { figure: thing.picture, figureText: text(thing.name) } : {};

/** Which group does this thing belong to? */
export function groupOf(bank: SortBank, random: SeededRandom): DraftItem {
  const thing = random.pick(bank.things);
  const others = bank.groups.filter((_, position) => position !== thing.group);
  return choiceItem(
    { ...explain(bank, bank.askGroup, [thing], { thing: thing.name }), ...pictured(thing) },
    random,
    { text: text(groupAt(bank, thing.group).name) },
    others.slice(0, 3).map((group) => [{ text: text(group.name) }, thing.trap ?? group.mistaken]),
  );
}

/** Which of these things belongs to that group? */
export function memberOf(bank: SortBank, random: SeededRandom, wrongCount = 2): DraftItem {
  const thing = random.pick(bank.things);
  const group = groupAt(bank, thing.group);
  const others = random.shuffle(bank.things.filter((other) => other.group !== thing.group));
  return choiceItem(
    explain(bank, group.ask, [thing]),
    random,
    optionOf(thing),
    others.slice(0, wrongCount).map((other) => [optionOf(other), other.trap ?? group.mistaken]),
  );
}

/** Things of at least two groups. */
function drawMixed(bank: SortBank, random: SeededRandom, count: number): readonly Thing[] {
  const drawn = random.shuffle(bank.things);
  const first = drawn[0];
  const other = drawn.find(({ group }) => group !== first?.group);
  if (!first || !other) throw new Error('a bank has things of two groups');
  const rest = drawn.filter((thing) => thing !== first && thing !== other);
  return random.shuffle([first, other, ...rest.slice(0, count - 2)]);
}

/** Each of several things is put into its group. */
export function sortAll(bank: SortBank, random: SeededRandom, count = 4): DraftItem {
  const things = drawMixed(bank, random, count);
  const groups = bank.groups.map(({ name }) => ({ text: text(name) }));
  const right = things.map(({ group }) => group);
  const wrong = things.map((thing, index): Wrong<readonly number[]> => {
    const elsewhere = (thing.group + 1) % bank.groups.length;
    return [right.with(index, elsewhere), thing.trap ?? groupAt(bank, elsewhere).mistaken];
  });
  return sortItem(explain(bank, bank.askSort, things), things.map(optionOf), groups, right, wrong);
}

/** Why does this thing belong to its group? Only things whose group has false reasons are asked about. */
export function whyOf(bank: SortBank, random: SeededRandom): DraftItem {
  const asked = bank.things.filter(({ group }) => groupAt(bank, group).falseWhys.length > 0);
  const [thing] = random.shuffle(asked);
  if (!thing) throw new Error('a bank that is asked “why?” has false reasons');
  const group = groupAt(bank, thing.group);
  const falseWhys = random.shuffle(group.falseWhys).slice(0, 3);
  const fillers = { thing: thing.name, group: group.name };
  return choiceItem(
    { ...explain(bank, bank.askWhy, [thing], fillers), ...pictured(thing) },
    random,
    { text: text(thing.why ?? group.why) },
    falseWhys.map(([why, misconception]) => [{ text: text(why) }, misconception]),
  );
}

/** Recognise a member, sort several, say why. */
export function askSortBank(bank: SortBank, random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return random.integer(0, 1) === 0 ? memberOf(bank, random) : groupOf(bank, random);
  return difficulty === 2 ? sortAll(bank, random) : whyOf(bank, random);
}
