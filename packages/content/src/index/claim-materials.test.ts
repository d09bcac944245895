import { LOCALES } from '@ori/contracts/locale';
import { atomsIn } from '@ori/core/chemistry/formula';
import { elementOf } from '@ori/core/elements/elements';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../open-content.ts';
import { knownContent } from '../testing/known-content.ts';
import { egyptianWordOf } from './claim-materials.ts';

let content: Content;
beforeAll(async () => {
  content = await knownContent();
}, 60_000);

/** The typed transliteration of kemet.json (Manuel de Codage) as Egyptologists print it. */
const PRINTED: Readonly<Record<string, string>> = { H: 'ḥ', D: 'ḏ', T: 'ṯ', A: 'ꜣ', i: 'j' };
const printed = (typed: string) => typed.replaceAll(/[HDTAi]/gu, (letter) => PRINTED[letter] ?? letter);

describe('the materials of Kemet', () => {
  it('shows an Egyptian word as kemet.json has it, and none that is in doubt', () => {
    const { data } = content;
    const shown = data.kemet.elements.flatMap((row) => {
      const form = egyptianWordOf(row.symbol, data, 'en')?.replace(/ \(.*/u, '');
      return form === undefined ? [] : [{ row, form }];
    });
    expect(shown.map(({ row }) => row.symbol)).toEqual(['Au', 'Ag', 'Cu', 'Fe', 'Na', 'Cl', 'Si']);
    for (const { row, form } of shown) {
      expect(row.doubt).toBe(false);
      expect(printed(row.egyptianName).startsWith(form), row.symbol).toBe(true);
    }
  });

  it('keeps back what waits for an object, and doubted words, in every language', () => {
    const { data } = content;
    const { heldBack } = data.heritageClaims.materials;
    for (const locale of LOCALES) {
      const claims = content.heritage(locale).claims.filter(({ kind }) => kind === 'material');
      for (const symbol of heldBack.filter((name) => elementOf(name)))
        expect(claims.some(({ id }) => id === `material.${symbol.toLowerCase()}`)).toBe(false);
      expect(claims.every(({ lang }) => lang === locale)).toBe(true);
      const told = claims.map(({ text }) => text).join(' ');
      for (const word of ['ḏḥty', 'ḏꜣbt', 'qd', 'jbnw', 'huntite', 'orpiment'])
        expect(told).not.toContain(word);
    }
  });

  it('tells of each specimen in claims of the ledger, with every element of its formulas', () => {
    const ids = new Set(content.heritage('en').claims.map(({ id }) => id));
    for (const { id, claims, elements, formulas } of content.data.kemetMaterials.specimens) {
      for (const claim of [...claims, `material.how.${id}`]) expect(ids).toContain(claim);
      const parts = formulas
        .flatMap((formula) => formula.split('·'))
        .map((part) => part.replace(/^\d+/u, ''));
      for (const part of parts) {
        const atoms = atomsIn(part);
        expect(atoms, part).not.toBeNull();
        for (const symbol of atoms?.keys() ?? []) expect(elements, part).toContain(symbol);
      }
      for (const symbol of elements) expect(elementOf(symbol), symbol).not.toBeNull();
    }
  });
});
