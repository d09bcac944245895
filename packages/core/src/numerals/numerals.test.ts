import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toNumber } from '../maths/rational.ts';
import { layRods, readRods, ROD_MAX } from './counting-rods.ts';
import { doublingTable } from './doubling.ts';
import { EGYPTIAN_MAX, EGYPTIAN_WORTHS, readEgyptian, writeEgyptian } from './egyptian.ts';
import {
  barsAndDots,
  MAYA_MODES,
  mayaMax,
  type MayaMode,
  mayaPlaces,
  mayaWorths,
  placeOfBars,
  readMaya,
} from './maya.ts';
import { digitsOf, numberOf, type PlaceWorths, poolAndTrade } from './places.ts';
import { QUIPU_MAX, QUIPU_WORTHS, readQuipu, tieQuipu, topCord } from './quipu.ts';
import {
  placeOfWedges,
  readAt,
  readSexagesimal,
  SEXAGESIMAL_MAX,
  SEXAGESIMAL_WORTHS,
  sexagesimalPlaces,
  transcribe,
  wedgesOf,
} from './sexagesimal.ts';
import { readYoruba, yorubaFormula, yorubaSum, yorubaWord } from './yoruba.ts';

const said = (number: number) => yorubaFormula(yorubaSum(number));
const upTo = (max: number, min = 0) => fc.integer({ min, max });

describe('written and read again, it is the same number', () => {
  it('in Egyptian signs, whatever their order', () => {
    fc.assert(
      fc.property(upTo(EGYPTIAN_MAX, 1), fc.infiniteStream(fc.nat()), (number, chance) => {
        const signs = writeEgyptian(number).map((sign) => ({ sign, at: chance.next().value }));
        const mixed = signs.toSorted((one, other) => one.at - other.at).map(({ sign }) => sign);
        expect(readEgyptian(mixed)).toBe(number);
        expect(signs.length).toBe(Array.from(String(number)).reduce((sum, digit) => sum + Number(digit), 0));
      }),
    );
  });

  it('in wedges, each place at most 59', () => {
    fc.assert(
      fc.property(upTo(SEXAGESIMAL_MAX, 1), (number) => {
        const wedges = sexagesimalPlaces(number).map(wedgesOf);
        for (const { tens, ones } of wedges) expect(tens <= 5 && ones <= 9).toBe(true);
        expect(readSexagesimal(wedges.map(placeOfWedges))).toBe(number);
      }),
    );
  });

  it.each(MAYA_MODES)('in bars and dots, %s', (mode) => {
    fc.assert(
      fc.property(upTo(mayaMax(mode)), (number) => {
        const places = mayaPlaces(number, mode).map(barsAndDots);
        for (const { bars, dots } of places) expect(bars <= 3 && dots <= 4).toBe(true);
        expect(readMaya(places.map(placeOfBars), mode)).toBe(number);
      }),
    );
    expect(mayaPlaces(mayaMax(mode), mode)[0]).toBe(19);
  });

  it('in red and black rods, never more than five alike in a place', () => {
    fc.assert(
      fc.property(upTo(ROD_MAX, -ROD_MAX), (number) => {
        const rods = layRods(number);
        for (const { along } of rods.places) expect(along).toBeLessThanOrEqual(5);
        expect(readRods(rods)).toBe(number === 0 ? 0 : number);
      }),
    );
  });

  it('in knots', () => {
    fc.assert(
      fc.property(upTo(QUIPU_MAX), (number) => {
        expect(readQuipu(tieQuipu(number))).toBe(number);
      }),
    );
  });

  it('in the sum of the Yoruba word, for every number to 200', () => {
    for (let number = 1; number <= 200; number += 1) {
      const sum = yorubaSum(number);
      expect(readYoruba(sum)).toBe(number);
      expect(sum.ones >= -5 && sum.ones <= 4).toBe(true);
    }
  });
});

describe('as published', () => {
  it('Rhind papyrus, problem 79: seven times 2801 by doubling is 2801 + 5602 + 11204 = 19607', () => {
    const rows = doublingTable(7, 2801);
    expect(rows.map(({ product }) => product)).toEqual([2801, 5602, 11_204]);
    expect(rows.every(({ isNeeded }) => isNeeded)).toBe(true);
    expect(rows.reduce((sum, { product }) => sum + product, 0)).toBe(19_607);
  });

  it('the mace head of Narmer: 1,422,000 goats are 1 + 4 + 2 + 2 signs', () => {
    expect(writeEgyptian(1_422_000)).toEqual([
      'heh',
      'tadpole',
      'tadpole',
      'tadpole',
      'tadpole',
      'finger',
      'finger',
      'lotus',
      'lotus',
    ]);
  });

  it('Plimpton 322: row 1 has 1,59 and 2,49; row 4 has 3,31,49 and 5,9,1', () => {
    expect([119, 169, 12_709, 18_541].map((it) => transcribe(sexagesimalPlaces(it), 0))).toEqual([
      '1,59',
      '2,49',
      '3,31,49',
      '5,9,1',
    ]);
  });

  it('YBC 7289: 1;24,51,10 is the root of two within one part in two million', () => {
    const places = [1, 24, 51, 10];
    expect(transcribe(places, -3)).toBe('1;24,51,10');
    expect(Math.abs(toNumber(readAt(places, -3)) / Math.SQRT2 - 1)).toBeLessThan(1 / 2_000_000);
    expect([transcribe([30], -1), transcribe([30], 0), transcribe([30], 1)]).toEqual(['0;30', '30', '30,0']);
    expect([-1, 0, 1].map((power) => toNumber(readAt([30], power)))).toEqual([0.5, 30, 1800]);
  });

  it('the Dresden Codex: Venus 584 = 1.11.4 and 2920 = 8.2.0, eclipses 11,960 = 1.13.4.0', () => {
    expect([584, 2920, 11_960].map((days) => mayaPlaces(days, 'days').join('.'))).toEqual([
      '1.11.4',
      '8.2.0',
      '1.13.4.0',
    ]);
    expect(readMaya([13, 0, 0, 0, 0], 'days')).toBe(1_872_000);
    expect(mayaPlaces(584, 'counting').join('.')).toBe('1.9.4');
  });

  it('Sunzi: ones stand, tens lie, and six is a rod across with one beneath it', () => {
    expect(layRods(6614).places.map(({ lie }) => lie)).toEqual(['lying', 'upright', 'lying', 'upright']);
    expect(layRods(-6)).toEqual({ colour: 'black', places: [{ lie: 'upright', along: 1, across: 1 }] });
    expect(layRods(405).places[1]).toEqual({ lie: 'lying', along: 0, across: 0 });
  });

  it('Locke: a figure-eight knot is a single one, tens are single knots, an empty stretch is zero', () => {
    expect(tieQuipu(301)).toEqual([{ kind: 'single', count: 3 }, { kind: 'none' }, { kind: 'eight' }]);
    expect(tieQuipu(27)).toEqual([
      { kind: 'single', count: 2 },
      { kind: 'long', turns: 7 },
    ]);
    expect(topCord([38, 121, 7])).toBe(166);
  });

  it('Yoruba: 45 says (20 × 3) − 10 − 5, 184 adds four to nine twenties, 190 is ten less than igba', () => {
    expect([7, 14, 16, 20, 33, 45, 108, 184, 190, 195].map(said)).toEqual([
      '7',
      '10 + 4',
      '20 − 4',
      '20',
      '30 + 3',
      '(20 × 3) − 10 − 5',
      '(20 × 6) − 10 − 2',
      '(20 × 9) + 4',
      '200 − 10',
      '200 − 5',
    ]);
    expect(yorubaWord(45)).toBe('márùndínláàádọ́ta');
    expect(yorubaWord(46)).toBeNull();
  });
});

describe('adding', () => {
  const systems: [string, PlaceWorths, number][] = [
    ['tens', EGYPTIAN_WORTHS, 3_000_000],
    ['sixties', SEXAGESIMAL_WORTHS, 300_000],
    ['days', mayaWorths('days' satisfies MayaMode), 1_000_000],
    ['knots', QUIPU_WORTHS, 49_999],
  ];
  it.each(systems)('by pooling and trading in %s ends in the written sum', (_name, worths, max) => {
    fc.assert(
      fc.property(upTo(max), upTo(max), (a, b) => {
        const { pooled, trades, sum } = poolAndTrade(a, b, worths);
        for (const step of [pooled, ...trades.map(({ after }) => after)])
          expect(numberOf(step, worths)).toBe(a + b);
        const end = (trades.at(-1)?.after ?? pooled).slice(0, digitsOf(sum, worths).length);
        expect(end).toEqual(digitsOf(sum, worths));
      }),
    );
  });

  it('by doubling chooses rows that make the multiplier, and their products make the product', () => {
    fc.assert(
      fc.property(upTo(500, 1), upTo(9999), (multiplier, multiplicand) => {
        const chosen = doublingTable(multiplier, multiplicand).filter(({ isNeeded }) => isNeeded);
        expect(chosen.reduce((sum, { times }) => sum + times, 0)).toBe(multiplier);
        expect(chosen.reduce((sum, { product }) => sum + product, 0)).toBe(multiplier * multiplicand);
      }),
    );
  });
});
