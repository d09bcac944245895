import { expect, it } from 'vitest';
import { sheetDefaultsOf } from './sheet-defaults.ts';

it('what was chosen for sheets is read back, and what nobody could have chosen is left out', () => {
  const kept = {
    'sheets.language': 'es',
    'sheets.paper': 'a4',
    'sheets.part': 'both',
    'sheets.large': true,
    'sheets.ink': 'yes',
  };
  expect(sheetDefaultsOf(kept)).toEqual({
    language: 'es',
    paper: 'a4',
    part: 'both',
    large: true,
    ink: false,
  });
  const strange = { 'sheets.language': 'de', 'sheets.paper': 7, 'sheets.part': null };
  expect(sheetDefaultsOf(strange)).toEqual({
    language: null,
    paper: null,
    part: null,
    large: false,
    ink: false,
  });
});
