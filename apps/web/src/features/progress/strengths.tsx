import type { Statistics } from '@ori/contracts/progress';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';

const SHOWN = 5;

/** What was mastered last, newest first: what a child may be asked to teach. */
export function Strengths({ skills }: Pick<Statistics, 'skills'>) {
  const { t, i18n } = useTranslation('family');
  const mastered = skills
    .flatMap(({ skill, title, masteredAt }) => (masteredAt === null ? [] : [{ skill, title, masteredAt }]))
    .toSorted((a, b) => b.masteredAt.localeCompare(a.masteredAt))
    .slice(0, SHOWN);
  if (mastered.length === 0) return <p className="text-mute">{t('progress.noStrengths')}</p>;
  return (
    <ul className="grid gap-2">
      {mastered.map(({ skill, title, masteredAt }) => (
        <li key={skill} className="strength">
          <b>{title}</b>{' '}
          <time dateTime={masteredAt} className="text-sm text-mute">
            {dayWords(localDay(new Date(masteredAt)), i18n.language, 'date')}
          </time>
        </li>
      ))}
    </ul>
  );
}
