import type { TranscriptCourse } from '@ori/contracts/transcript';
import { useTranslation } from 'react-i18next';
import { useWriting } from './use-writing.ts';

/** Whether a grade stands, is only so far, or is not there: a course going on has no grade from mastery yet. */
function standing({ status, gradeFrom, symbol }: TranscriptCourse): 'done' | 'so-far' | 'open' {
  if (symbol === null || (status === 'in-progress' && gradeFrom === 'mastery')) return 'open';
  return status === 'in-progress' ? 'so-far' : 'done';
}

/** A course's grade as a seal: whole when it stands, dashed while it may change. */
export function GradeSeal({ course }: { readonly course: TranscriptCourse }) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const state = standing(course);
  const { symbol, mastery, gradeFrom } = course;
  const share = gradeFrom === 'mastery' && mastery !== null ? `${mastery.mastered}/${mastery.total}` : '–';
  return (
    <p className="grade-seal" data-state={state}>
      <span className="sr-only">{t(`grades.seal.${state}`)} </span>
      {state === 'open' || symbol === null ? share : write.symbol(symbol)}
    </p>
  );
}
