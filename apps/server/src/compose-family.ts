import type { Content } from '@ori/content/open-content';
import type { ReachLearner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { composeClassrooms } from './compose-classrooms.ts';
import { composeFilings, filingsParts } from './compose-filings.ts';
import { composeMessaging } from './compose-messaging.ts';
import { composePortfolio } from './compose-portfolio.ts';
import { composePrivacy, type PrivacyNeeds, privacyParts } from './compose-privacy.ts';
import { composeRecords } from './compose-records.ts';
import { composeWorksheets, paperPictures } from './compose-worksheets.ts';
import type { Audit } from './db/audit-entry.ts';
import type { Database } from './db/database.ts';
import type { Log } from './db/log.ts';
import type { Drawing } from './drawing/drawing.ts';
import { classroomsRoutes } from './features/classrooms/classrooms.routes.ts';
import { downloadsRoutes } from './features/downloads/downloads.routes.ts';
import { createDownloadsService } from './features/downloads/downloads.service.ts';
import type { SheetAnswers } from './features/learning/sheet-answers.ts';
import { messagingGraphql } from './features/messaging/messaging.graphql.ts';
import { messagingRoutes } from './features/messaging/messaging.routes.ts';
import { calendarRoutes } from './features/planning/calendar.routes.ts';
import { createCalendarService, type DatedThings } from './features/planning/calendar.service.ts';
import { createFeedService } from './features/planning/feed.service.ts';
import type { PlanningService } from './features/planning/planning.service.ts';
import { portfolioRoutes } from './features/portfolio/portfolio.routes.ts';
import type { PracticesService } from './features/practices/practices.service.ts';
import { reportRoutes } from './features/progress/report.routes.ts';
import { createReportService, type ReportDeps } from './features/progress/report.service.ts';
import { recordsRoutes } from './features/records/records.routes.ts';
import { transcriptsRoutes } from './features/transcripts/transcripts.routes.ts';
import { createTranscriptsService } from './features/transcripts/transcripts.service.ts';
import { worksheetsRoutes } from './features/worksheets/worksheets.routes.ts';
import type { GraphqlPart } from './graphql/schema.ts';
import type { Mail } from './mail/mail.ts';
import { createFamilyDocuments } from './family-documents.ts';
import type { Printer } from './pdf/printer.ts';

/** What the family's side stands on; other features reach it as plain functions. */
export interface FamilyDeps {
  readonly database: Database;
  readonly content: Content;
  readonly log: Log;
  readonly reach: ReachLearner;
  readonly audit: Audit;
  readonly printer: Printer;
  readonly planning: PlanningService;
  readonly practices: PracticesService;
  readonly skillMap: ReportDeps['skillMap'];
  readonly sheetAnswers: SheetAnswers;
  /** Looks at what a learner wrote as the tutor does. */
  readonly careFor: (viewer: Viewer, written: string) => Promise<string | null>;
  readonly mail: Mail;
  readonly secrets: { readonly session: string; readonly pepper: string };
  readonly forPrivacy: PrivacyNeeds;
  readonly publicUrl: string;
  readonly drawing: Drawing;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** Records, worksheets, messages and privacy: what a parent keeps, prints, writes and decides. */
export function composeFamily(deps: FamilyDeps) {
  const { planning } = deps;
  const { childIdsOf } = planning;
  const records = composeRecords(deps);
  const stateLaw = composeFilings({ ...deps, records });
  const datedThings: readonly DatedThings[] = [stateLaw.filings.datedDeadlines];
  const calendar = createCalendarService({ ...deps, childIdsOf, datedThings });
  const feeds = createFeedService({ ...deps, calendar });
  const reports = createReportService({ ...deps, ...deps.content.practice });
  const messaging = composeMessaging({ ...deps, childIdsOf, datedThings });
  const { canAsk } = deps.forPrivacy.learning;
  const classrooms = composeClassrooms({ ...deps, messaging, reports, canAsk });
  const worksheets = composeWorksheets({
    ...deps,
    ...deps.content.practice,
    isFiled: records.isFiled,
  });
  const downloads = createDownloadsService({ ...deps, picture: paperPictures(deps.drawing) });
  const portfolio = composePortfolio({ ...deps, records });
  const transcripts = createTranscriptsService({ ...deps, yearsOf: records.yearsOf });
  const { childrenOf } = deps.forPrivacy;
  const documents = createFamilyDocuments({
    ...deps,
    childrenOf,
    transcripts,
    reports,
    records,
    portfolio,
    stateLaw,
  });
  const house = composePrivacy({ ...deps, needs: deps.forPrivacy, documents });
  return {
    years: planning.years,
    calendar,
    feeds,
    reports,
    classrooms,
    worksheets,
    downloads,
    messaging,
    transcripts,
    records,
    portfolio,
    stateLaw,
    ...house,
  };
}
export type FamilyServices = ReturnType<typeof composeFamily>;

/** The routes of the family's side, to be mounted under `/api`. */
export function familyParts(family: FamilyServices): FastifyPluginAsyncZod[] {
  return [
    ...privacyParts(family),
    calendarRoutes(family),
    reportRoutes({ service: family.reports }),
    classroomsRoutes({ service: family.classrooms }),
    worksheetsRoutes({ service: family.worksheets }),
    downloadsRoutes({ service: family.downloads }),
    messagingRoutes({ service: family.messaging }),
    transcriptsRoutes({ service: family.transcripts }),
    recordsRoutes({ service: family.records }),
    portfolioRoutes({ service: family.portfolio }),
    ...filingsParts(family.stateLaw),
  ];
}

/** What of the family's side is asked for, or followed, by GraphQL. */
export function familyGraphql({ messaging }: FamilyServices): GraphqlPart[] {
  return [messagingGraphql(messaging)];
}

/** What these features keep of some learners, by name: their part of a family's export. */
export async function familyRecordsOf(
  { classrooms, worksheets, messaging, transcripts, records, portfolio, stateLaw, privacy }: FamilyServices,
  learnerIds: readonly string[],
): Promise<Record<string, unknown>> {
  return {
    worksheets: await worksheets.exportOf(learnerIds),
    classes: await classrooms.exportOf(learnerIds),
    messaging: await messaging.exportOf(learnerIds),
    transcripts: await transcripts.exportOf(learnerIds),
    homeRecords: await records.exportOf(learnerIds),
    portfolio: await portfolio.exportOf(learnerIds),
    filings: await stateLaw.filings.exportOf(learnerIds),
    filingDates: await stateLaw.filings.ownDates.exportOf(learnerIds),
    screenTime: await privacy.limits.exportOf(learnerIds),
  };
}
