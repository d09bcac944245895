import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import { LEARNING_STYLES } from '@ori/contracts/kim-names';
import type { Band } from '@ori/contracts/content';
import type { Scores } from '@ori/contracts/kim';
import { PROPOSAL_STATES, type ProposalInput, type SynthesisWork } from '@ori/contracts/kim-synthesis';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns.ts';

/** Columns only: constraints and indexes are in `db/migrations` (`0013_kim`; keys: `0064`), which is the truth. */

export const choices = pgTable('kim_choices', {
  userId: uuid('user_id').notNull(),
  familyId: uuid('family_id').notNull(),
  level: text('level', { enum: KIM_LEVELS }),
  mythology: boolean('mythology'),
  learningStyle: text('learning_style', { enum: LEARNING_STYLES }),
  levelLimit: text('level_limit', { enum: KIM_LEVELS }),
  mythsAllowed: boolean('myths_allowed').notNull().default(true),
});

export const cards = pgTable(
  'kim_cards',
  {
    userId: uuid('user_id').notNull(),
    mappingId: text('mapping_id').notNull(),
    familyId: uuid('family_id').notNull(),
    openedAt: moment('opened_at').notNull(),
    tries: integer('tries').notNull().default(0),
    triedOn: date('tried_on'),
    discoveredAt: moment('discovered_at'),
  },
  ({ familyId, userId, mappingId }) => [primaryKey({ columns: [familyId, userId, mappingId] })],
);

export const syntheses = pgTable('kim_syntheses', {
  id: uuid('id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  state: text('state', { enum: ['draft', 'handed-in', 'scored'] }).notNull(),
  work: jsonb('work').$type<SynthesisWork>().notNull(),
  band: text('band').$type<Band>().notNull(),
  scores: jsonb('scores').$type<Scores>(),
  passed: boolean('passed'),
  note: text('note'),
  scoredBy: uuid('scored_by'),
  handedInAt: moment('handed_in_at'),
  scoredAt: moment('scored_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

export const proposals = pgTable('kim_proposals', {
  id: uuid('id').notNull(),
  learnerId: uuid('learner_id').notNull(),
  familyId: uuid('family_id').notNull(),
  state: text('state', { enum: PROPOSAL_STATES }).notNull(),
  proposed: jsonb('proposed').$type<ProposalInput>().notNull(),
  note: text('note'),
  decidedBy: uuid('decided_by'),
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
});
