import type { RequirementsAnswer } from '@ori/contracts/filings';
import { timeWords } from '@ori/core/words/time-words';
import { useTranslation } from 'react-i18next';

/** The state's own subjects: what the log already holds of each, and what is missing so far. */
export function SubjectsAsked({ answer: { subjects, unplaced } }: { readonly answer: RequirementsAnswer }) {
  const { t, i18n } = useTranslation('states');
  if (subjects.length === 0) return null;
  const most = Math.max(1, ...subjects.map(({ minutes }) => minutes));
  const words = (minutes: number) => timeWords(minutes, i18n.language);
  return (
    <section className="law-subjects" aria-labelledby="law-subjects">
      <h3 id="law-subjects">{t('law.subjects')}</h3>
      <ul>
        {subjects.map(({ id, name, minutes, perhaps, state }) => (
          <li key={id} data-state={state}>
            <span lang="en">{name}</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="4" />
              <rect className="law-share" width={(100 * minutes) / most} height="4" />
            </svg>
            <span>
              {state === 'seen' && words(minutes)}
              {state === 'unknown' && t('law.perhaps', { time: words(perhaps) })}
              {state === 'missing' && t('law.nothingYet')}
            </span>
          </li>
        ))}
      </ul>
      {unplaced > 0 && <p className="law-mute">{t('law.unplaced', { time: words(unplaced) })}</p>}
    </section>
  );
}
