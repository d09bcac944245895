import { course, lesson } from '@ori/contracts/content';
import {
  completedCounts,
  courseLessonsAnswer,
  courseProgress,
  coursesAnswer,
  studentHome,
} from '@ori/contracts/learning';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { sendFailure } from '../../http/failures.ts';
import { signedIn } from '../../http/signed-in.ts';
import type { LearningService } from './learning.service.ts';
import { boostRoutes } from './boost.routes.ts';
import { lessonRoutes } from './lesson.routes.ts';
import { ownCourseRoutes } from './own-course.routes.ts';
import { practiceRoutes } from './practice.routes.ts';

interface Wire {
  readonly service: LearningService;
}
const byId = z.object({ id: z.string().max(120) });
/** `apart`: without its mappings, which a learner who is asked about them gets one by one. */
const lessonQuery = z.object({ kim: z.literal('apart').optional() });

/** Everything about learning, to be mounted under `/api`. */
export function learningRoutes(wire: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(taughtRoutes(wire));
    await app.register(courseRoutes(wire));
    await app.register(ownCourseRoutes(wire));
    await app.register(lessonRoutes(wire));
    await app.register(practiceRoutes(wire));
    await app.register(boostRoutes(wire));
  };
}

/** What is taught, open to everybody. */
function taughtRoutes({ service }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/courses',
      { config: { operation: 'courses.list' }, schema: { response: { 200: coursesAnswer } } },
      async ({ viewer, locale }) => ({ courses: await service.list(viewer, locale) }),
    );
    app.get(
      '/courses/:id',
      { config: { operation: 'courses.get' }, schema: { params: byId, response: { 200: course } } },
      async ({ params, viewer, locale }, reply) =>
        (await service.get(params.id, viewer, locale)) ?? sendFailure(reply, 'not-found'),
    );
    app.get(
      '/courses/:id/lessons',
      {
        config: { operation: 'courses.lessons' },
        schema: { params: byId, response: { 200: courseLessonsAnswer } },
      },
      async ({ params, viewer, locale }, reply) => {
        const lessons = await service.lessonsOfCourse(params.id, viewer, locale);
        return lessons.ok ? { lessons: lessons.value } : sendFailure(reply, lessons.failure);
      },
    );
    app.get(
      '/lessons/:id',
      {
        config: { operation: 'lessons.get' },
        schema: { params: byId, querystring: lessonQuery, response: { 200: lesson } },
      },
      async ({ params, query, locale }, reply) => {
        const found = service.lesson(params.id, locale);
        if (found === null) return sendFailure(reply, 'not-found');
        return query.kim === 'apart' ? { ...found, kimCards: [] } : found;
      },
    );
  };
}

/** A learner's own home and courses. */
function courseRoutes({ service }: Wire): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/learning/home',
      { config: { operation: 'learning.home' }, schema: { response: { 200: studentHome } } },
      async (request, reply) => (await service.homeOf(signedIn(request))) ?? sendFailure(reply, 'not-found'),
    );
    app.get(
      '/learning/courses',
      { config: { operation: 'courses.completed' }, schema: { response: { 200: completedCounts } } },
      (request) => service.completed(signedIn(request)),
    );
    app.get(
      '/courses/:id/progress',
      {
        config: { operation: 'courses.progress' },
        schema: { params: byId, response: { 200: courseProgress } },
      },
      async (request, reply) => {
        const progress = await service.progress(signedIn(request), request.params.id);
        return progress.ok ? progress.value : sendFailure(reply, progress.failure);
      },
    );
    app.post(
      '/courses/:id/enroll',
      {
        config: { operation: 'courses.enroll' },
        schema: { params: byId, response: { 200: courseProgress } },
      },
      async (request, reply) => {
        const progress = await service.enrol(signedIn(request), request.params.id);
        return progress.ok ? progress.value : sendFailure(reply, progress.failure);
      },
    );
  };
}
