import type { Content } from '@ori/content/open-content';
import { stateProfiles } from '@ori/content/index/states';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FilingsDeps } from './features/filings/filings.deps.ts';
import { filingsRoutes } from './features/filings/filings.routes.ts';
import { createFilingsService } from './features/filings/filings.service.ts';
import { statesRoutes } from './features/filings/states.routes.ts';
import type { RecordsService } from './features/records/records.service.ts';

interface Deps extends Pick<FilingsDeps, 'database' | 'reach' | 'audit' | 'printer' | 'now'> {
  readonly content: Content;
  readonly records: RecordsService;
}

/** What is due and was handed in stands on the law of the states and on the family's own records. */
export function composeFilings({ content, records, ...deps }: Deps) {
  const states = stateProfiles(content.data);
  const { yearOf, yearsOf, entries, days, lockDays: lock } = records;
  return { states, filings: createFilingsService({ ...deps, states, yearOf, yearsOf, entries, days, lock }) };
}
type Composed = ReturnType<typeof composeFilings>;

/** Their routes, to be mounted under `/api`. */
export function filingsParts({ states, filings }: Composed): FastifyPluginAsyncZod[] {
  return [statesRoutes({ states }), filingsRoutes({ service: filings })];
}
