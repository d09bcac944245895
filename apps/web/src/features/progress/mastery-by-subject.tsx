import type { Statistics } from '@ori/contracts/progress';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';

/** Of the skills worked on in each subject, how many are mastered, and how long was worked. */
export function MasteryBySubject({ subjects }: Pick<Statistics, 'subjects'>) {
  const { t } = useTranslation('family');
  if (subjects.length === 0) return <p className="text-mute">{t('progress.noSubjects')}</p>;
  return (
    <ul className="grid gap-4">
      {subjects.map(({ subject, mastered, skills, minutes }) => (
        <li key={subject} className="grid gap-1">
          <p className="flex items-center gap-2">
            <Emblem shape={SUBJECT_LOOKS[subject].emblem} size={22} />
            <b>{t(`dashboard:subject.${subject}`)}</b>
            <span className="text-sm text-mute">{t('progress.minutes', { count: minutes })}</span>
          </p>
          <ProgressBar
            label={t('progress.masteredOf')}
            value={mastered}
            max={skills}
            valueText={t('progress.masteredCount', { mastered, skills })}
          />
        </li>
      ))}
    </ul>
  );
}
