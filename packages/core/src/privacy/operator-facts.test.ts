import { expect, it } from 'vitest';
import { missingOfOperator, OPERATOR_FACTS } from './operator-facts.ts';

const WHOLE = {
  operator: { name: 'Maple Co-op', address: '1 Lane' },
  phone: '+1 555 0100',
  contact: 'a@maple.example',
};

it('misses nothing of an operator who told all of it', () => {
  expect(missingOfOperator(WHOLE)).toEqual([]);
});

it('misses everything of an installation that nobody set up', () => {
  expect(missingOfOperator({ operator: null, phone: null, contact: 'hello@localhost' })).toEqual(
    OPERATOR_FACTS,
  );
});

it.each([
  ['address', { operator: { name: 'Maple Co-op', address: null } }],
  ['phone', { phone: null }],
  ['contact', { contact: 'hello@localhost' }],
])('names what is missing: %s', (fact, without) => {
  expect(missingOfOperator({ ...WHOLE, ...without })).toEqual([fact]);
});
