import { z } from 'zod';
import { TUTOR_MESSAGE_MAX_CHARS, TUTOR_WORK_LINE_MAX_CHARS, TUTOR_WORK_LINES_MAX } from './tutor-names.ts';
import { withoutRuns } from './without-runs.ts';

/** A line of working, and the lines of one answer. */
const workLine = z
  .string()
  .max(TUTOR_WORK_LINE_MAX_CHARS, 'One line of working is too long')
  .overwrite(withoutRuns);
export const workLines = z.array(workLine).max(TUTOR_WORK_LINES_MAX, `At most ${TUTOR_WORK_LINES_MAX} lines`);
/** What somebody writes to the tutor, as it enters. */
export const writtenMessage = z
  .string()
  .trim()
  .min(1, 'Please write a message')
  .max(TUTOR_MESSAGE_MAX_CHARS, 'That message is too long')
  .overwrite(withoutRuns);
