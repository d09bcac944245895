import type { Locale } from '@ori/contracts/locale';
import { couplingAt, loopH } from '@ori/core/electricity/loop-coupling';
import { type SparkEntry, sparkLedger } from '@ori/core/electricity/spark-ledger';
import { qualityOf, resonanceHz, type TunedCircuit, type TunedPair } from '@ori/core/electricity/tuned-coils';
import { number } from '../frame/words.ts';

/** Both coils: ten turns, 25 cm in radius, in a round bundle 14 mm thick, each with a capacitor of 16 nF. */
const TURNS = 10;
const RADIUS_M = 0.25;
const BUNDLE_RADIUS_M = 7e-3;
const CAPACITY_F = 16e-9;
const COIL_H = TURNS ** 2 * loopH(RADIUS_M, BUNDLE_RADIUS_M);
export const LAMP_OHM = 4;
/** The spark: a capacitor charged to a thousand volts holds eight millijoules. */
export const SPARK_V = 1000;
/** The generator of the second part, volts at the crest. */
export const DRIVE_V = 10;

const USUAL: TunedCircuit = { inductanceH: COIL_H, capacityF: CAPACITY_F, resistanceOhm: 1 };
export const TONE_HZ = resonanceHz(USUAL);
export const QUALITY = qualityOf(USUAL);

/** What may be set on the bench. */
export interface Setting {
  readonly distanceCm: number;
  /** How much larger the receiver's capacitor is, in per cent: 0 is in tune. */
  readonly mistunedPercent: number;
  readonly resistanceOhm: number;
  readonly hasLamp: boolean;
}

/** How much of their field the coils share at a distance. */
export function couplingOf(distanceCm: number): number {
  return couplingAt(RADIUS_M, BUNDLE_RADIUS_M, distanceCm / 100);
}

/** The setting as circuits. */
export function pairOf({ distanceCm, mistunedPercent, resistanceOhm, hasLamp }: Setting): TunedPair {
  const sender = { ...USUAL, resistanceOhm };
  return {
    sender,
    receiver: { ...sender, capacityF: CAPACITY_F * (1 + mistunedPercent / 100) },
    coupling: couplingOf(distanceCm),
    lampOhm: hasLamp ? LAMP_OHM : 0,
  };
}

const CYCLES = 40;
const READINGS_A_CYCLE = 24;

/** What becomes of one spark in forty cycles, read twenty-four times in each. */
export function ledgerOf(setting: Setting): SparkEntry[] {
  const stepS = 1 / (TONE_HZ * READINGS_A_CYCLE);
  return sparkLedger(pairOf(setting), SPARK_V, stepS, CYCLES * READINGS_A_CYCLE);
}

/**
 * The stored energy as the drawing shows it, in joules: what both coils share is halved between them, and neither
 * is shown as owing.
 */
export function splitOf({ senderJ, receiverJ, sharedJ }: SparkEntry): { senderJ: number; receiverJ: number } {
  const stored = senderJ + receiverJ + sharedJ;
  const receiver = Math.min(stored, Math.max(0, receiverJ + sharedJ / 2));
  return { senderJ: stored - receiver, receiverJ: receiver };
}

/** What stands in the receiver's capacitor at every reading, in joules: never more than was put in. */
export function capacitorJ(ledger: readonly SparkEntry[], setting: Setting): number[] {
  const { capacityF } = pairOf(setting).receiver;
  return ledger.map(({ state }) => state[2] ** 2 / (2 * capacityF));
}

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A power in watts, with a power of ten where it is tiny. */
export function watts(value: number, locale: Locale): string {
  if (value >= 0.001) return `${number(value, locale, value < 1 ? 3 : 1)}\u00a0W`;
  const exponent = Math.floor(Math.log10(value));
  const raised = Array.from(String(-exponent), (digit) => RAISED[Number(digit)]).join('');
  return `${number(value / 10 ** exponent, locale, 1)}\u00a0×\u00a010⁻${raised}\u00a0W`;
}
