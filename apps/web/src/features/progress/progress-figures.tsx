import type { Progress } from '@ori/contracts/progress';
import { useTranslation } from 'react-i18next';

/** What was reached so far, in a few figures; nothing here can go down but what is due. */
export function ProgressFigures({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation('dashboard');
  const { skills, streak, lessonsCompleted, answers } = progress;
  const figures = [
    ['mastered', skills.mastered],
    ['due', skills.due],
    ['learning', skills.learning],
    ['lessons', lessonsCompleted],
    ['answers', answers],
    ['days', streak.days],
  ] as const;
  return (
    <dl className="progress-figures">
      {figures.map(([name, value]) => (
        <div key={name} data-name={name}>
          <dt>{t(`progress.figure.${name}`, { count: value })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
