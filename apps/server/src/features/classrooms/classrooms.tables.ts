import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations/0034_classrooms.sql`, which is the truth. */

export const teacherClasses = pgTable('teacher_classes', {
  id: uuid('id').primaryKey(),
  familyId: uuid('family_id').notNull(),
  teacherId: uuid('teacher_id').notNull(),
  name: text('name').notNull(),
  madeAt: moment('made_at').notNull(),
});

export const classChildren = pgTable(
  'class_children',
  {
    classId: uuid('class_id').notNull(),
    linkId: uuid('link_id').notNull(),
    familyId: uuid('family_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.linkId] })],
);
