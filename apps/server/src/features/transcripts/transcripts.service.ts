import { createCoursesService } from './courses.service.ts';
import { createCoursesStore } from './courses.store.ts';
import { createCredentialsService } from './credentials.service.ts';
import { createMarksService } from './marks.service.ts';
import { createMarksStore } from './marks.store.ts';
import { createPrintService } from './print.service.ts';
import { createSigningKeys } from './signing-keys.ts';
import { createTranscriptService } from './transcript.service.ts';
import type { TranscriptsDeps } from './transcripts.deps.ts';
import { createWorkedCourses } from './worked-courses.ts';
import { createWorkedStore } from './worked.store.ts';

/** Grades, transcripts and what is signed of them. */
export function createTranscriptsService(deps: TranscriptsDeps) {
  const courses = createCoursesStore(deps.database);
  const marks = createMarksStore(deps.database);
  const worked = createWorkedCourses({ ...deps, worked: createWorkedStore(deps.database) });
  const parts = { ...deps, courses, marks, worked };
  const transcript = createTranscriptService(parts);
  const { readFor } = transcript;
  const coursesService = createCoursesService(parts);
  const signingKeys = createSigningKeys(deps);
  const credentials = createCredentialsService({ ...parts, signingKeys, readFor });
  return {
    transcript,
    courses: coursesService,
    marks: createMarksService({ ...parts, reachCourse: coursesService.reachCourse }),
    printing: createPrintService({ ...parts, readFor }),
    credentials,
    signingKeys,
    async exportOf(learnerIds: readonly string[]) {
      const [taken, given, settings, signed] = await Promise.all([
        courses.everOf(learnerIds),
        marks.everOf(learnerIds),
        courses.everSetOf(learnerIds),
        credentials.exportOf(learnerIds),
      ]);
      return { settings, courses: taken, marks: given, credentials: signed };
    },
  };
}
export type TranscriptsService = ReturnType<typeof createTranscriptsService>;
