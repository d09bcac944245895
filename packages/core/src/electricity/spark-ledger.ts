import type { Matrix } from '../maths/matrices.ts';
import { applied, flowOver, gatheredOver, quadratic } from './linear-flow.ts';
import { mutualH, type TunedPair } from './tuned-coils.ts';

/** Charges in coulombs and currents in amperes of both circuits: q₁, i₁, q₂, i₂. */
export type PairState = readonly [number, number, number, number];

/** Where the energy of one spark is, in joules. What went in is `putIn`, and the others add up to it. */
export interface SparkEntry {
  readonly timeS: number;
  readonly state: PairState;
  /** In the sender's capacitor and coil, without what both coils share. */
  readonly senderJ: number;
  readonly receiverJ: number;
  /** In the field that both coils share; it may be owed (negative). */
  readonly sharedJ: number;
  readonly heatJ: number;
  readonly lampJ: number;
}

/** What the charges and currents are multiplied by so that each squared is twice an energy: the sums stay even. */
function evenersOf({ sender, receiver }: TunedPair): number[] {
  return [sender, receiver].flatMap(({ inductanceH, capacityF }) => [
    1 / Math.sqrt(capacityF),
    Math.sqrt(inductanceH),
  ]);
}

/** x' = A x of the evened pair: Kirchhoff's voltage law round both loops, solved for the changes of current. */
function flowOf(pair: TunedPair): number[][] {
  const { sender, receiver, lampOhm, coupling: k } = pair;
  const [w1, w2] = [sender, receiver].map((it) => 1 / Math.sqrt(it.inductanceH * it.capacityF)) as [
    number,
    number,
  ];
  const [d1, d2] = [
    sender.resistanceOhm / sender.inductanceH,
    (receiver.resistanceOhm + lampOhm) / receiver.inductanceH,
  ];
  const whole = 1 - k * k;
  return [
    [0, w1, 0, 0],
    [-w1 / whole, -d1 / whole, (k * w2) / whole, (k * d2) / whole],
    [0, 0, 0, w2],
    [(k * w1) / whole, (k * d1) / whole, -w2 / whole, -d2 / whole],
  ];
}

const diagonal = (...values: readonly number[]): Matrix =>
  values.map((value, row) => values.map((_, column) => (row === column ? value : 0)));

interface Gathered {
  readonly heatJ: number;
  readonly lampJ: number;
}

function entryOf(pair: TunedPair, timeS: number, state: PairState, gathered: Gathered): SparkEntry {
  const { sender, receiver } = pair;
  const [q1, i1, q2, i2] = state;
  return {
    timeS,
    state,
    senderJ: (q1 * q1) / (2 * sender.capacityF) + (sender.inductanceH * i1 * i1) / 2,
    receiverJ: (q2 * q2) / (2 * receiver.capacityF) + (receiver.inductanceH * i2 * i2) / 2,
    sharedJ: mutualH(pair) * i1 * i2,
    ...gathered,
  };
}

/** What one spark puts in: a capacitor charged to so many volts, in joules. */
export function sparkJ({ sender }: TunedPair, volts: number): number {
  return (sender.capacityF * volts * volts) / 2;
}

/**
 * What becomes of one spark: the sender's capacitor is charged to `volts` and let go, then every `stepS`
 * seconds the books are read, `steps` times. Heat and light are added up from the currents, not taken as
 * what is missing, so that the ledger can be wrong, and is not.
 */
export function sparkLedger(pair: TunedPair, volts: number, stepS: number, steps: number): SparkEntry[] {
  const [flow, eveners] = [flowOf(pair), evenersOf(pair)];
  const { sender, receiver, lampOhm } = pair;
  const step = flowOver(flow, stepS);
  const warms = diagonal(
    0,
    sender.resistanceOhm / sender.inductanceH,
    0,
    receiver.resistanceOhm / receiver.inductanceH,
  );
  const heat = gatheredOver(flow, warms, stepS);
  const lamp = gatheredOver(flow, diagonal(0, 0, 0, lampOhm / receiver.inductanceH), stepS);
  let evened: readonly number[] = [Math.sqrt(sender.capacityF) * volts, 0, 0, 0];
  let [heatJ, lampJ] = [0, 0];
  const entries: SparkEntry[] = [];
  for (let at = 0; at <= steps; at += 1) {
    const [q1 = 0, i1 = 0, q2 = 0, i2 = 0] = evened.map((value, index) => value / (eveners[index] ?? 1));
    entries.push(entryOf(pair, at * stepS, [q1, i1, q2, i2], { heatJ, lampJ }));
    heatJ += quadratic(heat, evened);
    lampJ += quadratic(lamp, evened);
    evened = applied(step, evened);
  }
  return entries;
}
