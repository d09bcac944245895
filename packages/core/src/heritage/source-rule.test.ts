import { expect, it } from 'vitest';
import { sourceFaults } from './source-rule.ts';

const book = { id: 'A', text: 'A book, 1999' };
const tablet = { id: 'B', text: 'A tablet, museum 1', primary: true };

it('asks two sources of a record, one of them the object itself', () => {
  expect(sourceFaults('record', [book, tablet])).toEqual([]);
  expect(sourceFaults('record', [tablet])).toEqual(['too-few-sources']);
  expect(sourceFaults('record', [book, { ...book, id: 'C', text: 'Another, 2001' }])).toEqual([
    'no-primary-source',
  ]);
});

it('counts one source given twice once', () => {
  expect(sourceFaults('debate', [book, { ...book, id: 'C' }])).toEqual(['too-few-sources']);
});

it('lets no source through that is itself in doubt', () => {
  expect(sourceFaults('science', [{ id: 'D', text: 'A note, 2012 (?)' }])).toEqual(['doubtful-source']);
});
