import { RECENT_KIM_CONCEPTS } from '@ori/contracts/limits';
import { beforeEach, expect, it } from 'vitest';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';
import { broughtBy } from './bring-progress.ts';
import { keepAccounts, keepGuess, keepOpened, keptProgress, visitorProgress } from './kept-progress.ts';

beforeEach(() => localStorage.clear());

const opened = (n: number) => ({
  mappingId: `m${n}`,
  modernConcept: `concept ${n}`,
  at: new Date(Date.UTC(2026, 10, 1, 0, n)).toISOString(),
});

it('keeps the last ten concepts a visitor met, and a discovery only with its receipt', () => {
  for (let n = 0; n < 14; n += 1) keepOpened(opened(n));
  keepGuess('chi-zu', '2026-11-21', null);
  keepGuess('chi-gougu', '2026-11-21', 'proof');
  const kept = visitorProgress();
  expect(kept.recentConcepts.map(({ mappingId }) => mappingId)).toHaveLength(RECENT_KIM_CONCEPTS);
  expect(kept.recentConcepts[0]).toEqual(opened(13));
  expect(kept.connectionsDiscovered).toEqual(['chi-gougu']);
  expect(broughtBy(kept).receipts).toEqual([{ mappingId: 'chi-gougu', receipt: 'proof' }]);
});

it('leaves what one learner had on this browser to nobody else', () => {
  keepAccounts({
    ...keptProgress(),
    userId: '5f0c8c1e-0000-4000-8000-000000000001',
    methodologyLevel: 'advanced',
    connectionsDiscovered: ['chi-gougu'],
  });
  expect(localStorage.getItem(LOCAL_KEYS.kimLevel)).toBe('advanced');
  expect(visitorProgress()).toMatchObject({ userId: null, connectionsDiscovered: [], receipts: {} });
});

it('reads a broken memory as none', () => {
  localStorage.setItem(LOCAL_KEYS.kimProgress, '{"recentConcepts":');
  expect(visitorProgress().recentConcepts).toEqual([]);
});
