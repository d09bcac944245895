import type { Complaint } from '../../data/complaint.ts';
import type { ContentData } from '../../data/read-data.ts';
import type { LessonDraft } from '../draft.ts';

/** A rule of the charter (§1, §6, §7) that one lesson file is held to. */
export type LessonRule = (draft: LessonDraft, data: ContentData) => readonly Complaint[];
