import type { Content } from '@ori/content/open-content';
import type { ClassroomsDeps } from './features/classrooms/classrooms.deps.ts';
import { createClassroomsService } from './features/classrooms/classrooms.service.ts';
import type { MessagingService } from './features/messaging/messaging.service.ts';
import type { PlanningService } from './features/planning/planning.service.ts';
import type { ReportService } from './features/progress/report.service.ts';

interface Deps extends Pick<ClassroomsDeps, 'database' | 'audit' | 'canAsk' | 'now' | 'newId'> {
  readonly content: Content;
  readonly planning: PlanningService;
  readonly messaging: MessagingService;
  readonly reports: ReportService;
}

/** A teacher's rooms stand on the links of messaging, the family's assignments, and where children are stuck. */
export function composeClassrooms({ content, planning, messaging, reports, ...deps }: Deps) {
  return createClassroomsService({
    ...deps,
    assignmentsOf: planning.assignmentsOf,
    practiceSince: planning.practiceSince,
    declinedSince: planning.declinedSince,
    stuckOf: reports.stuckOf,
    threadsOf: (viewer) => messaging.threads.list(viewer),
    lessonTitle: (id, locale) => content.lessonSummary(id, locale)?.title ?? null,
    skillTitle: (skill, locale) => content.skillTitle(skill, locale),
  });
}
