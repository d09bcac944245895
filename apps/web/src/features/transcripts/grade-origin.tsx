import type { TranscriptCourse } from '@ori/contracts/transcript';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Writing } from '@ori/core/records/grades-writing';
import { useWriting } from './use-writing.ts';

function originWords({ gradeFrom, mastery, marks, symbol }: TranscriptCourse, t: TFunction, write: Writing) {
  if (gradeFrom === 'mastery')
    return mastery === null ? t('transcript:from.noSkills') : t('transcript:from.masteryText', mastery);
  if (gradeFrom === 'marks')
    return marks.percent === null
      ? t('transcript:from.noMarks')
      : t('transcript:from.marksText', { count: marks.count, percent: write.percent(marks.percent) });
  return symbol === null ? t('transcript:from.noHand') : t('transcript:from.handText');
}

/** Where a course's grade comes from, always told: mastery, marks, or the parent's own word. */
export function GradeOrigin({ course }: { readonly course: TranscriptCourse }) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const { gradeFrom, isOtherScale } = course;
  return (
    <span className="grade-origin" data-from={gradeFrom}>
      <b>{t(`from.${gradeFrom}`)}</b> {isOtherScale ? t('from.otherScale') : originWords(course, t, write)}
    </span>
  );
}
