import type { Content } from '@ori/content/open-content';
import type { ReachLearner } from '@ori/core/access/learner';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Audit } from './db/audit-entry.ts';
import type { Database } from './db/database.ts';
import type { Log } from './db/log.ts';
import type { Printer } from './pdf/printer.ts';

/** What the family's side stands on; other features reach it as plain functions. */
export interface FamilyDeps {
  readonly database: Database;
  readonly content: Content;
  readonly log: Log;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly printer: Printer;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Records, worksheets, messages and privacy: what a parent keeps, prints, writes and decides. */
export function composeFamily(_deps: FamilyDeps) {
  return {};
}
export type FamilyServices = ReturnType<typeof composeFamily>;

/** The routes of the family's side, to be mounted under `/api`. */
export function familyParts(_services: FamilyServices): FastifyPluginAsyncZod[] {
  return [];
}

/** What these features keep of some learners, by name: their part of a family's export. */
export async function familyRecordsOf(
  _services: FamilyServices,
  _learnerIds: readonly string[],
): Promise<Record<string, unknown>> {
  return {};
}
