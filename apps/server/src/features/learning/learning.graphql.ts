import { band, course, lesson, lessonSummary, subject } from '@ori/contracts/content';
import { subjectSummary } from '@ori/contracts/learning';
import type { GraphqlPart } from '../../graphql/schema.ts';
import { guardedBy } from '../../graphql/guarded-by.ts';
import type { LearningService } from './learning.service.ts';

/** What is taught, as GraphQL; an id nobody has is null, a subject or band nobody has has no lessons. */
export function learningGraphql({ service }: { readonly service: LearningService }): GraphqlPart {
  return (builder, publish) => {
    const Course = publish.object(course);
    const Lesson = publish.object(lesson);
    const LessonSummary = publish.object(lessonSummary);
    const SubjectSummary = publish.object(subjectSummary);
    builder.queryFields((t) => ({
      courses: t.field({
        type: [Course],
        extensions: guardedBy('courses.list'),
        resolve: (_root, _args, { viewer, locale }) => service.list(viewer, locale),
      }),
      course: t.field({
        type: Course,
        nullable: true,
        args: { id: t.arg.string({ required: true }) },
        extensions: guardedBy('courses.get'),
        resolve: (_root, { id }, { viewer, locale }) => service.get(id, viewer, locale),
      }),
      lesson: t.field({
        type: Lesson,
        nullable: true,
        args: { id: t.arg.string({ required: true }) },
        extensions: guardedBy('lessons.get'),
        resolve: (_root, { id }, { locale }) => service.lesson(id, locale),
      }),
      subjects: t.field({
        type: [SubjectSummary],
        args: { first: t.arg.int(), offset: t.arg.int() },
        extensions: guardedBy('subjects.list'),
        resolve: (_root, page, { locale }) => service.subjects(locale, page),
      }),
      lessons: t.field({
        type: [LessonSummary],
        args: { subject: t.arg.string(), band: t.arg.string(), first: t.arg.int(), offset: t.arg.int() },
        extensions: guardedBy('lessons.list'),
        resolve(_root, { subject: ofSubject, band: ofBand, ...page }, { locale }) {
          const asked = {
            subject: subject.nullish().safeParse(ofSubject),
            band: band.nullish().safeParse(ofBand),
          };
          if (!asked.subject.success || !asked.band.success) return [];
          const of = { subject: asked.subject.data ?? undefined, band: asked.band.data ?? undefined };
          return service.lessonsOf(locale, of, page);
        },
      }),
    }));
  };
}
