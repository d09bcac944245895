import { course, lesson } from '@ori/contracts/content';
import type { GraphqlPart } from '../../graphql/schema.ts';
import { guardedBy } from '../../graphql/guarded-by.ts';
import type { LearningService } from './learning.service.ts';

/** What is taught, as GraphQL; an id nobody has is null. */
export function learningGraphql({ service }: { readonly service: LearningService }): GraphqlPart {
  return (builder, publish) => {
    const Course = publish.object(course);
    const Lesson = publish.object(lesson);
    builder.queryFields((t) => ({
      courses: t.field({
        type: [Course],
        extensions: guardedBy('courses.list'),
        resolve: (_root, _args, { locale }) => [...service.list(locale)],
      }),
      course: t.field({
        type: Course,
        nullable: true,
        args: { id: t.arg.string({ required: true }) },
        extensions: guardedBy('courses.get'),
        resolve: (_root, { id }, { locale }) => service.get(id, locale),
      }),
      lesson: t.field({
        type: Lesson,
        nullable: true,
        args: { id: t.arg.string({ required: true }) },
        extensions: guardedBy('lessons.get'),
        resolve: (_root, { id }, { locale }) => service.lesson(id, locale),
      }),
    }));
  };
}
