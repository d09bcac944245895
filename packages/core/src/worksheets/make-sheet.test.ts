import { LOCALES } from '@ori/contracts/locale';
import {
  READY_COUNT,
  READY_SHEETS,
  SHEET_KINDS,
  SHEET_LEVELS,
  SHEET_SEED_MAX,
  SHEET_VARIANTS,
} from '@ori/contracts/worksheet-names';
import { sheetSpec, sheetTask, type SheetSpec } from '@ori/contracts/worksheets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge } from '../problems/judge.ts';
import { generatorOf } from '../problems/testing/practice.ts';
import { makeSheet } from './make-sheet.ts';
import { READY_DRAWINGS, readyCode, readySpec } from './ready-sheets.ts';

const SKILLS = ['ma-addfrac', 'ma-add20', 'ma-count20'];

const specs: fc.Arbitrary<SheetSpec> = fc.constantFrom(...SHEET_KINDS).chain(
  (kind) =>
    fc.record({
      kind: fc.constant(kind),
      variant: fc.constantFrom<string>(...SHEET_VARIANTS[kind]),
      skills: kind === 'practice' ? fc.subarray(SKILLS, { minLength: 1 }) : fc.constant([]),
      level: fc.constantFrom(...SHEET_LEVELS),
      count: fc.integer({ min: 1, max: 60 }),
      columns: fc.constantFrom(1, 2, 3),
      space: fc.constant('line'),
      locale: fc.constantFrom(...LOCALES),
      seed: fc.integer({ min: 0, max: SHEET_SEED_MAX - 1 }),
    }) as fc.Arbitrary<SheetSpec>,
);

const canAsk = (skill: string) => generatorOf(skill) !== null;

describe('a sheet', () => {
  it('follows from its spec alone, keeps its shape and counts from 1', () => {
    fc.assert(
      fc.property(specs, (asked) => {
        const spec = sheetSpec.parse(asked);
        const sheet = makeSheet(spec, generatorOf);
        expect(makeSheet(structuredClone(spec), generatorOf)).toEqual(sheet);
        const numbers = (sheet?.items.length ? sheet.items : (sheet?.tasks ?? [])).map(
          ({ number }) => number,
        );
        expect(numbers).toEqual(numbers.map((_, at) => at + 1));
        expect(numbers.length).toBeGreaterThan(0);
        for (const task of sheet?.tasks ?? []) sheetTask.parse(task);
      }),
      { numRuns: 80 },
    );
  });

  it('has as many questions as asked for, its skills in turns, harder from third to third where it rises', () => {
    const spec = sheetSpec.parse({
      kind: 'practice',
      variant: 'skills',
      skills: SKILLS,
      level: 'rising',
      count: 12,
      locale: 'en',
      seed: 3,
    });
    const items = makeSheet(spec, generatorOf)?.items ?? [];
    expect(items.map(({ skill }) => skill)).toEqual(Array.from({ length: 4 }, () => SKILLS).flat());
    expect(items.map(({ difficulty }) => difficulty)).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  });

  it('asks no question twice where its skill has enough of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (seed) => {
        const asked = { kind: 'practice', variant: 'skills', skills: ['ma-addfrac'], count: 20 };
        const items = makeSheet(sheetSpec.parse({ ...asked, locale: 'en', seed }), generatorOf)?.items ?? [];
        expect(new Set(items.map(({ item }) => JSON.stringify([item.prompt, item.figure]))).size).toBe(20);
      }),
      { numRuns: 20 },
    );
  });

  it('is none where a skill cannot be practised', () => {
    const asked = { kind: 'practice', variant: 'skills', skills: ['ma-addfrac', 'nothing'] };
    expect(makeSheet(sheetSpec.parse({ ...asked, locale: 'en', seed: 1 }), generatorOf)).toBeNull();
  });

  it('keeps answers that its own judge calls right, in every language', () => {
    for (const locale of LOCALES) {
      const spec = readySpec(readyCode('ma-addfrac', locale, 3), canAsk);
      const sheet = spec && makeSheet(spec, generatorOf);
      const verdicts = sheet?.items.map(({ item }) => judge(item, item.answer, locale).verdict);
      expect(verdicts).toEqual(Array.from({ length: READY_COUNT }, () => 'correct'));
    }
  });
});

describe('a ready sheet', () => {
  it('is what its code says, in each language and number', () => {
    const all = READY_DRAWINGS.flatMap(({ kind, variant }) =>
      LOCALES.flatMap((locale) =>
        Array.from({ length: READY_SHEETS }, (_, at) => ({ kind, variant, locale, number: at + 1 })),
      ),
    );
    for (const { kind, variant, locale, number } of all) {
      const spec = readySpec(readyCode(`${kind}-${variant}`, locale, number), canAsk);
      expect(spec).toMatchObject({ kind, variant, locale, seed: number - 1 });
      expect(spec && makeSheet(spec, generatorOf)).not.toBeNull();
    }
  });

  it.each([
    'ma-addfrac-en-4',
    'ma-addfrac-de-1',
    'ma-nothing-en-1',
    'practice-skills-en-1',
    'dots-none-en-1',
    '',
  ])('is none by the code %s', (code) => expect(readySpec(code, canAsk)).toBeNull());
});
