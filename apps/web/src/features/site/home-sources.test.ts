import { expect, it } from 'vitest';
import mappings from '../../../../../content/mappings.json' with { type: 'json' };
import { LEDGER_IDS, SOURCES } from './home-sources.ts';

it.each(LEDGER_IDS)('quotes %s as the bibliography has it', (id) => {
  expect(SOURCES[id]).toBe((mappings.bibliography as Record<string, string>)[id]);
});
