import type { LearningPath, LearningPathAnswer } from '@ori/contracts/learning-path';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { WayView } from './way-view.tsx';

export interface WaysProps {
  readonly answer: LearningPathAnswer;
}

function useWayTitle() {
  const { t } = useTranslation('demo');
  return ({ goal, ageTitle }: LearningPath) => t('paths.title', { goal: goal.title, age: ageTitle });
}

/** The way that was chosen, or the three that we worked out: the first of them open. */
function Shown({ answer: { paths, chosen } }: WaysProps) {
  const { t } = useTranslation('demo');
  const titleOf = useWayTitle();
  if (chosen)
    return paths.map((path) => (
      <section key={path.goal.id} className="lp-section" id="way">
        <h2>{titleOf(path)}</h2>
        <WayView path={path} />
        <p className="no-print">
          <Link to="/demo/learning-paths">{t('paths.examples')}</Link>
        </p>
      </section>
    ));
  return paths.map((path, at) => (
    <details key={path.goal.id} className="lp-section" open={at === 0}>
      <summary>
        <h2>{titleOf(path)}</h2>
      </summary>
      <WayView path={path} />
    </details>
  ));
}

/** Ways through the skill graph, and how they are made. */
export function Ways({ answer }: WaysProps) {
  const { t } = useTranslation('demo');
  const { skills, edges } = answer.graph;
  return (
    <>
      <ul className="lp-legend">
        {(['earlier', 'learn', 'lesson', 'goal'] as const).map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(`paths.legend.${kind}`)}
          </li>
        ))}
      </ul>
      <Shown answer={answer} />
      <section className="lp-how" aria-labelledby="lp-how">
        <h2 id="lp-how">{t('paths.how.title')}</h2>
        <p>{t('paths.how.graph', { skills, edges })}</p>
        <p>{t('paths.how.placement')}</p>
        <p>{t('paths.how.limits')}</p>
        <p className="no-print">
          <LinkButton to="/account-type" size="large">
            {t('paths.next')}
          </LinkButton>
        </p>
      </section>
    </>
  );
}
