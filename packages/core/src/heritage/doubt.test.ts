import { expect, it } from 'vitest';
import { withoutDoubt } from './doubt.ts';

it.each([
  ['by c.2600-2500 BCE, perhaps earlier (?)', 'by c.2600-2500 BCE'],
  ['Uaxactun Stelae 18-19 (?); Chiapa de Corzo Stela 2', 'Chiapa de Corzo Stela 2'],
  ['Coffins (e.g. coffin of Idy, Tubingen (?))', 'Coffins'],
  ['Paved court about 60 x 45 m (?), ahu of coral slabs', 'ahu of coral slabs'],
  ['Squaring foundations - exact rope method is not documented (?)', 'Squaring foundations'],
])('of “%s” keeps “%s”', (text, kept) => {
  expect(withoutDoubt(text)).toBe(kept);
});

it('keeps a text without the mark to the letter, and nothing of one that is all doubt', () => {
  expect(withoutDoubt('22/7, 355/113 (by date)')).toBe('22/7, 355/113 (by date)');
  expect(withoutDoubt('c.200-60 BCE (?)')).toBeNull();
});
