import { judge } from '@ori/core/problems/judge';
import { isPractised } from '@ori/core/problems/registry';
import type { GraphQLSchema } from 'graphql';
import { billingParts, composeBilling, payPageParts } from './compose-billing.ts';
import { guidanceParts } from './compose-guidance.ts';
import {
  administrationParts,
  composeAccounts,
  composeAdministration,
  settingsStand,
  watchParts,
} from './compose-administration.ts';
import { composeChildren } from './compose-children.ts';
import { composeFamily, familyGraphql, familyParts, familyRecordsOf } from './compose-family.ts';
import type { AppDeps } from './app.deps.ts';
import { healthOf } from './compose-health.ts';
import { composeHeritage, heritageParts } from './compose-heritage.ts';
import { composeProgress } from './compose-progress.ts';
import { composeTaught } from './compose-taught.ts';
import { composeTutor } from './compose-tutor.ts';
import type { Audit } from './db/audit-entry.ts';
import { accountsGraphql } from './features/accounts/accounts.graphql.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { holdBackBeyondPlan } from './features/billing/hold-back-beyond-plan.ts';
import { curriculumRoutes } from './features/curriculum/curriculum.routes.ts';
import { learningPathRoutes } from './features/curriculum/learning-path.routes.ts';
import { misreadingsRoutes } from './features/curriculum/misreadings.routes.ts';
import { createFamiliesExport } from './features/families/families-export.ts';
import { announceChanges, announceMutation } from './features/families/announce-changes.ts';
import { familiesGraphql } from './features/families/families.graphql.ts';
import { familiesRoutes } from './features/families/families.routes.ts';
import { createFamiliesStore } from './features/families/families.store.ts';
import { isActiveChild } from './features/families/present-child.ts';
import { findableRoutes } from './features/findable/findable.routes.ts';
import { goalsRoutes } from './features/goals/goals.routes.ts';
import { kimRoutes } from './features/kim/kim.routes.ts';
import { createKimService, type KimService } from './features/kim/kim.service.ts';
import { synthesesRoutes } from './features/kim/syntheses.routes.ts';
import { heritageGraphql } from './features/heritage/heritage.graphql.ts';
import { ledgerGraphql } from './features/heritage/ledger.graphql.ts';
import { soundGraphql } from './features/heritage/sound.graphql.ts';
import { learningGraphql } from './features/learning/learning.graphql.ts';
import { learningRoutes } from './features/learning/learning.routes.ts';
import { createLearnerReach } from './features/learning/learner-reach.ts';
import { createLearningService } from './features/learning/learning.service.ts';
import { placementRoutes } from './features/placement/placement.routes.ts';
import type { PlacementService } from './features/placement/placement.service.ts';
import type { PracticesService } from './features/practices/practices.service.ts';
import { planningRoutes } from './features/planning/planning.routes.ts';
import { createPlanningService, type PlanningService } from './features/planning/planning.service.ts';
import { holdBackBeginnings } from './features/privacy/limits/limits.routes.ts';
import { progressRoutes } from './features/progress/progress.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { createSearchService } from './features/search/search.service.ts';
import { siteSearchRoutes } from './features/search/site-search.routes.ts';
import { createSiteSearchService } from './features/search/site-search.service.ts';
import { siteRoutes } from './features/site/site.routes.ts';
import { feedRoutes } from './features/texts/feed.routes.ts';
import { textsRoutes } from './features/texts/texts.routes.ts';
import { createMostHint } from './features/tutor/care/most-hint.ts';
import { tutorGraphql } from './features/tutor/tutor.graphql.ts';
import { tutorRoutes } from './features/tutor/tutor.routes.ts';
import { graphqlRoutes } from './graphql/graphql.routes.ts';
import { buildSchema } from './graphql/schema.ts';
import { createStreams } from './graphql/streams.ts';
import { apiDocsRoutes } from './http/api-docs.routes.ts';
import { hearAnswers } from './http/answered.ts';
import { healthRoutes } from './http/health.routes.ts';
import { createHttpApp, type HttpApp } from './http/http-app.ts';
import type { ViewerOf } from './http/identify.ts';
import { createRateBook } from './http/rate-book.ts';
import { webAppRoutes } from './http/web/web-app.routes.ts';
import { outboxRoutes } from './mail/outbox.routes.ts';
import { createPrinter } from './pdf/printer.ts';
import { createDrawing } from './drawing/drawing.ts';

/** The channel on which the database tells that a session ended (migration 0004). */
const SESSION_ENDED = 'session_ended';

/** What is taught, who learns it and what they were given to do: the three meet here and nowhere else. */
function composeLearning(
  { database, content, secrets, now, newId }: AppDeps,
  audit: Audit,
  startsOf: PlacementService['startsOf'],
) {
  const familiesStore = createFamiliesStore(database);
  const reach = createLearnerReach({ database, audit });
  const planning: PlanningService = createPlanningService({
    database,
    content,
    reach,
    audit,
    childIdsOf: async ({ userId }) => (await familiesStore.childrenOf(userId)).map(({ id }) => id),
    lessonStateOf: (childId, lessonId) => learning.lessonStateOf(childId, lessonId),
    canAsk: (skill) => learning.canAsk(skill),
    ownCourse: (viewer, id, locale) => learning.ownCourse(viewer, id, locale),
    recountStreak: (learner) => learning.streaks.recount(learner),
    now,
    newId,
  });
  const learning = createLearningService({
    database,
    content,
    problems: { ...content.practice, judge },
    sessionSecret: secrets.session,
    now,
    newId,
    findSubject: (userId) => familiesStore.findSubject(userId),
    reach,
    mostHint: createMostHint(database),
    onLessonCompleted: (...completed) => planning.markCompleted(...completed),
    upcoming: (family, locale) => planning.upcoming(family, locale),
    startsOf,
  });
  return { familiesStore, planning, learning, reach };
}

type Keepers = Pick<ReturnType<typeof composeLearning>, 'learning' | 'planning'> &
  Pick<ReturnType<typeof composeProgress>, 'goals' | 'placement'> &
  Pick<ReturnType<typeof composeTutor>, 'tutor'> & {
    readonly kim: Pick<KimService, 'exportOf'>;
    readonly practices: Pick<PracticesService, 'exportOf'>;
    readonly family: Parameters<typeof familyRecordsOf>[0];
  };

/** What the product keeps of some learners, by feature. */
async function recordsOf(keepers: Keepers, ids: readonly string[]): Promise<Record<string, unknown>> {
  const { learning, planning, placement, goals, tutor, kim, practices, family } = keepers;
  return {
    ...(await learning.exportOf(ids)),
    ...(await planning.exportOf(ids)),
    ...(await placement.exportOf(ids)),
    goals: await goals.exportOf(ids),
    tutor: await tutor.exportOf(ids),
    kim: await kim.exportOf(ids),
    practices: await practices.exportOf(ids),
    ...(await familyRecordsOf(family, ids)),
  };
}

/** Every service of the product, built by hand, smallest first. */
export function composeServices(deps: AppDeps) {
  const { accounts, installation } = composeAccounts(deps);
  const learnt: ReturnType<typeof composeLearning> = composeLearning(deps, accounts.audit, (viewer) =>
    placement.startsOf(viewer),
  );
  const { familiesStore: store, planning, learning, reach } = learnt;
  const { goals, progress, placement } = composeProgress(deps, learning, reach);
  const billing = composeBilling({ ...deps, audit: accounts.audit, installation });
  const children = composeChildren({ ...deps, accounts, installation, billing, ...learnt });
  const search = createSearchService(deps);
  const { tutor, maths } = composeTutor(deps, { ...learnt, goals, search, audit: accounts.audit });
  const common = { ...deps, reach, audit: accounts.audit, careFor: tutor.careFor };
  const caring = { ...deps, wordsOfCare: tutor.wordsOfCare };
  const kim = createKimService({
    ...common,
    sessionSecret: deps.secrets.session,
    childrenOf: async ({ userId }) => (await store.childrenOf(userId)).filter(isActiveChild),
  });
  const told = composeHeritage(common);
  const paper = { printer: createPrinter(), drawing: createDrawing(deps.webDir) };
  const family = composeFamily({
    ...common,
    sheetAnswers: learning.sheets,
    planning,
    practices: told.practices,
    skillMap: learning.skillMap,
    ...paper,
    forPrivacy: { accounts, learning, childrenOf: store.childrenOf, exporters: () => exporters },
  });
  const kept = { learning, planning, placement, goals, tutor, kim, practices: told.practices, family };
  const exporters = [
    createFamiliesExport({ store, recordsOf: (ids) => recordsOf(kept, ids) }),
    billing.service.exportOf,
    family.messaging.ownExportOf,
    family.classrooms.ownExportOf,
  ];
  return {
    accounts,
    billing,
    learning,
    planning,
    goals,
    progress,
    placement,
    tutor,
    kim,
    search,
    siteSearch: createSiteSearchService({ ...caring, isPractised }),
    maths,
    ...paper,
    exporters,
    ...children,
    ...composeTaught(deps),
    ...composeAdministration({ ...caring, accounts, installation }),
    ...told,
    ...family,
  };
}
export type Services = ReturnType<typeof composeServices>;

async function mountApi(http: HttpApp, deps: AppDeps, services: Services): Promise<void> {
  const { accounts, families, dashboard, learning, planning, site, exporters } = services;
  const { progress, goals, placement } = services;
  const { publicUrl, isProduction, content } = deps;
  const parts = [
    accountsRoutes({ accounts, publicUrl, exporters }),
    familiesRoutes({ service: families, dashboard }),
    ...billingParts({ service: services.billing.service, taught: services.curriculum.countsByBand }),
    planningRoutes({ service: planning }),
    learningRoutes({ service: learning }),
    progressRoutes({ service: progress }),
    goalsRoutes({ service: goals }),
    placementRoutes({ service: placement }),
    curriculumRoutes({ service: services.curriculum }),
    learningPathRoutes({ paths: services.paths, methods: services.methods }),
    misreadingsRoutes({ service: services.misreadings }),
    tutorRoutes({ service: services.tutor }),
    kimRoutes({ service: services.kim }),
    synthesesRoutes({ service: services.kim }),
    searchRoutes({ service: services.search }),
    siteSearchRoutes({ service: services.siteSearch }),
    textsRoutes({ service: services.texts }),
    ...heritageParts(services, content),
    ...familyParts(services),
    ...guidanceParts({ ...deps, installation: services.installation }),
    ...administrationParts(services),
    siteRoutes({ service: site, now: deps.now }),
    healthRoutes(await healthOf(deps, services)),
    apiDocsRoutes({ hasPage: !isProduction }),
  ];
  http.addHook('preHandler', holdBackBeginnings({ service: services.privacy.limits, ...learning }));
  http.addHook('preHandler', holdBackBeyondPlan(services.billing.service));
  for (const part of parts) await http.register(part, { prefix: '/api' });
}

const viewerOfIn =
  ({ accounts }: Services): ViewerOf =>
  (request) =>
    accounts.viewerOf(request);

/** The GraphQL schema of all features, not yet guarded. */
export function schemaOf(services: Services): GraphQLSchema {
  const { accounts, families, dashboard, familyNews, learning, tutor, heritage, ledger } = services;
  return buildSchema([
    (builder, publish) => accountsGraphql(builder, publish, accounts),
    familiesGraphql({ service: families, dashboard, news: familyNews }),
    learningGraphql({ service: learning }),
    tutorGraphql({ service: tutor }),
    heritageGraphql({ service: heritage }),
    ledgerGraphql({ ledger }),
    soundGraphql({ service: heritage }),
    ...familyGraphql(services),
  ]);
}

async function mountGraphql(http: HttpApp, deps: AppDeps, services: Services): Promise<void> {
  const schema = schemaOf(services);
  const streams = createStreams(deps.streamLimits);
  const stopListening = await deps.database.listen(SESSION_ENDED, (id) => streams.endSession(String(id)));
  http.addHook('onClose', stopListening);
  const viewerOf = viewerOfIn(services);
  const onChanged = announceMutation({ news: services.familyNews });
  const hasIntrospection = !deps.isProduction;
  await http.register(graphqlRoutes({ schema, streams, viewerOf, onChanged, hasIntrospection }));
}

/**
 * The whole product, ready to listen: REST under `/api`, GraphQL, and the web app for every other
 * address. Closing it ends subscriptions and open requests; the database is the caller's to close.
 */
export async function buildApp(deps: AppDeps): Promise<{ http: HttpApp; services: Services }> {
  const services = composeServices(deps);
  const { drawing } = services;
  const viewerOf = viewerOfIn(services);
  const rates = createRateBook({ ...deps, secret: deps.secrets.session });
  const http = await createHttpApp({ ...deps, sessionSecret: deps.secrets.session, viewerOf, rates });
  hearAnswers(http, [services.answers.hear, deps.hearAnswered]);
  announceChanges(http, { news: services.familyNews, concerned: services.concernedFamilies });
  await services.familyNews.open();
  http.addHook('onClose', () => services.familyNews.close());
  await mountApi(http, deps, services);
  await mountGraphql(http, deps, services);
  for (const part of [services.maths, services.printer, drawing, services.search])
    http.addHook('onClose', () => part.close());
  if (deps.outboxFolder !== null) await http.register(outboxRoutes({ folder: deps.outboxFolder }));
  await http.register(feedRoutes({ service: services.texts, publicUrl: deps.publicUrl }));
  const cards = createPrinter({ mayWait: 4 });
  http.addHook('onClose', () => cards.close());
  await http.register(findableRoutes({ ...deps, drawing, printer: cards }));
  for (const part of watchParts({ ...deps, ...services })) await http.register(part);
  for (const page of payPageParts(services.billing)) await http.register(page);
  const settings = await settingsStand(deps);
  http.addHook('onClose', settings.stop);
  const { version: contentVersion } = deps.content;
  await http.register(webAppRoutes({ ...deps, drawing, contentVersion, settingsVersion: settings.version }));
  await http.ready();
  return { http, services };
}
