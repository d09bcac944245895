import { expect, it } from 'vitest';
import { termFaults, type TermSpan } from './school-terms.ts';

const year = { startsOn: '2026-09-01', endsOn: '2027-06-04' };
const autumn = { childId: null, from: '2026-09-01', to: '2026-12-18' };
const spring = { childId: null, from: '2027-01-11', to: '2027-06-04' };
const faults = (...terms: TermSpan[]) => termFaults(terms, { year, own: [] });

it('finds nothing wrong with terms that follow one another, from the first day of the year to its last', () => {
  expect(faults(autumn, spring)).toEqual([]);
  expect(faults(spring, { ...autumn, to: '2027-01-10' })).toEqual([]);
});

it('names the later of two terms that share a day, wherever it stands in the list', () => {
  const touching = { ...spring, from: '2026-12-18' };
  expect(faults(autumn, touching)).toEqual([{ place: 1, field: 'from', wrong: 'overlaps' }]);
  expect(faults(touching, autumn)).toEqual([{ place: 0, field: 'from', wrong: 'overlaps' }]);
  expect(faults(autumn, autumn)).toEqual([{ place: 1, field: 'from', wrong: 'overlaps' }]);
  const whole = { ...autumn, to: year.endsOn };
  const within = [
    { childId: null, from: '2026-10-01', to: '2026-10-05' },
    { childId: null, from: '2026-11-01', to: '2026-11-05' },
  ];
  expect(faults(whole, ...within).map(({ place }) => place)).toEqual([1, 2]);
});

it('lets a child’s own terms lie over the family’s, in whose place they stand', () => {
  const own = { childId: 'ada', from: '2026-10-01', to: '2027-03-01' };
  expect(faults(autumn, own)).toEqual([]);
  expect(faults(autumn, own, { ...own, childId: 'ben' })).toEqual([]);
  expect(faults(own, own)).toEqual([{ place: 1, field: 'from', wrong: 'overlaps' }]);
});

it('names the day that lies outside the year', () => {
  expect(faults({ ...autumn, from: '2026-08-31' })).toEqual([{ place: 0, field: 'from', wrong: 'outside' }]);
  expect(faults({ ...spring, to: '2027-06-05' })).toEqual([{ place: 0, field: 'to', wrong: 'outside' }]);
  expect(faults({ ...autumn, from: '2027-09-01', to: '2027-12-01' })).toEqual([
    { place: 0, field: 'from', wrong: 'outside' },
  ]);
});

it('takes a child’s own term in the child’s own year, and no other child’s', () => {
  const own = [{ childId: 'ada', startsOn: '2026-08-10', endsOn: '2026-11-24' }];
  const term = { childId: 'ada', from: '2026-08-10', to: '2026-11-24' };
  expect(termFaults([term], { year, own })).toEqual([]);
  expect(termFaults([{ ...term, childId: 'ben' }], { year, own })).toHaveLength(1);
  expect(termFaults([{ ...term, to: '2026-11-25' }], { year, own })).toHaveLength(1);
});

it('says of a term that is over before it begins no more than that', () => {
  expect(faults({ childId: null, from: '2026-10-02', to: '2026-10-01' })).toEqual([
    { place: 0, field: 'to', wrong: 'order' },
  ]);
});
