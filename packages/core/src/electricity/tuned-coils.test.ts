import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exponential } from './linear-flow.ts';
import { sparkJ, sparkLedger, type SparkEntry } from './spark-ledger.ts';
import { qualityOf, resonanceHz, splitHz, steadyPower, type TunedPair } from './tuned-coils.ts';

const coil = (resistanceOhm: number) => ({ inductanceH: 1e-4, capacityF: 1e-8, resistanceOhm });
const pairOf = (resistanceOhm: number, coupling: number, lampOhm: number): TunedPair => ({
  sender: coil(resistanceOhm),
  receiver: coil(resistanceOhm),
  coupling,
  lampOhm,
});
const stored = ({ senderJ, receiverJ, sharedJ }: SparkEntry) => senderJ + receiverJ + sharedJ;
/** Tones between 100 and 220 kHz at which the lamp of a pair is brighter than at both neighbours. */
const crests = (coupling: number) => {
  const powers = Array.from(
    { length: 4000 },
    (_, at) => steadyPower(pairOf(0.5, coupling, 0.5), 1e5 + 30 * at, 10).lampW,
  );
  return powers.flatMap((it, at) =>
    it > (powers[at - 1] ?? it) && it > (powers[at + 1] ?? it) ? [1e5 + 30 * at] : [],
  );
};
const share = fc.double({ min: 0.01, max: 0.6, noNaN: true });
const ohms = fc.double({ min: 0, max: 40, noNaN: true });

describe('a tuned circuit', () => {
  it('of 100 µH and 10 nF rings at 159.155 kHz, and with 1 Ω a hundredfold', () => {
    expect(resonanceHz(coil(1))).toBeCloseTo(159_154.943, 3);
    expect(qualityOf(coil(1))).toBeCloseTo(100, 9);
  });

  it('alone dies away with R / 2L: its charge follows the textbook to a millionth', () => {
    const ledger = sparkLedger(pairOf(20, 0, 0), 1000, 1e-7, 300);
    const [decay, own] = [20 / 2e-4, 1e6];
    const omega = Math.sqrt(own * own - decay * decay);
    for (const { timeS, state } of ledger) {
      const wanted =
        Math.exp(-decay * timeS) * (Math.cos(omega * timeS) + (decay / omega) * Math.sin(omega * timeS));
      expect(Math.abs(state[0] / 1e-5 - wanted)).toBeLessThan(1e-6);
    }
  });
});

describe('two coupled circuits', () => {
  it('without resistance beat between f / √(1 + k) and f / √(1 − k), as the two tones together say', () => {
    const [lower, upper] = splitHz(resonanceHz(coil(0)), 0.1);
    for (const { timeS, state } of sparkLedger(pairOf(0, 0.1, 0), 1, 2e-7, 400)) {
      const [slow, fast] = [lower, upper].map((hz) => Math.cos(2 * Math.PI * hz * timeS)) as [number, number];
      expect(Math.abs(state[0] / 1e-8 - (slow + fast) / 2)).toBeLessThan(1e-9);
      expect(Math.abs(Math.abs(state[2] / 1e-8) - Math.abs(slow - fast) / 2)).toBeLessThan(1e-9);
    }
  });

  it('without resistance keep every joule, and hand nearly all of it over', () => {
    const ledger = sparkLedger(pairOf(0, 0.05, 0), 1000, 2e-7, 1000);
    const putIn = sparkJ(pairOf(0, 0.05, 0), 1000);
    for (const entry of ledger) expect(Math.abs(stored(entry) / putIn - 1)).toBeLessThan(1e-9);
    expect(Math.max(...ledger.map(({ receiverJ }) => receiverJ / putIn))).toBeGreaterThan(0.99);
  });

  it('make energy from nothing never: in = heat + stored + out at every reading', () => {
    fc.assert(
      fc.property(share, ohms, ohms, (coupling, resistanceOhm, lampOhm) => {
        const pair = pairOf(resistanceOhm, coupling, lampOhm);
        const putIn = sparkJ(pair, 1000);
        for (const entry of sparkLedger(pair, 1000, 4e-7, 120)) {
          expect(Math.abs((stored(entry) + entry.heatJ + entry.lampJ) / putIn - 1)).toBeLessThan(1e-9);
          expect(entry.lampJ).toBeLessThanOrEqual(putIn);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('driven steadily give out what comes in, and no more', () => {
    fc.assert(
      fc.property(share, fc.double({ min: 5e4, max: 4e5, noNaN: true }), (coupling, hz) => {
        const { inW, senderHeatW, receiverHeatW, lampW } = steadyPower(pairOf(2, coupling, 5), hz, 10);
        expect(Math.abs(senderHeatW + receiverHeatW + lampW - inW)).toBeLessThan(1e-9 * inW);
      }),
    );
  });

  it('have two crests where they are close, at the split tones, and one where they are far apart', () => {
    expect(crests(0.004)).toHaveLength(1);
    const [low = 0, high = 0, ...none] = crests(0.2);
    expect(none).toEqual([]);
    const [lower, upper] = splitHz(resonanceHz(coil(0)), 0.2);
    expect(Math.abs(low / lower - 1)).toBeLessThan(2e-3);
    expect(Math.abs(high / upper - 1)).toBeLessThan(2e-3);
  });
});

describe('the exponential of a matrix', () => {
  it('of a quarter turn is the turn', () => {
    const quarter = exponential([
      [0, -Math.PI / 2],
      [Math.PI / 2, 0],
    ]);
    for (const [at, wanted] of [0, -1, 1, 0].entries()) expect(quarter.flat()[at]).toBeCloseTo(wanted, 13);
  });
});
