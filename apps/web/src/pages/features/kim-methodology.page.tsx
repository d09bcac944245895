import type { PatternsAnswer } from '@ori/contracts/kim';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LabelWall } from '../../features/kim/label-wall.tsx';
import { LevelSwitch } from '../../features/kim/level-switch.tsx';
import { TestedMapping } from '../../features/kim/tested-mapping.tsx';
import { TwoIdeas } from '../../features/kim/two-ideas.tsx';
import { usePageData } from '../../lib/page-data.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import '../../features/kim/mapping.css';
import '../../features/kim/method.css';

/** The mapping on the bench, and the pattern and lesson it belongs to. */
const TESTED = 'chi-gougu';
const LESSON = '/lessons/gou-and-gu';

export const dataPath = (): string => '/api/kim/patterns?pattern=rightTriangle';

/** `/features/kim-methodology`: the method, shown by testing one mapping; levels; labels. */
export function Page() {
  const { t } = useTranslation('heritage');
  const { chosen } = usePageData<PatternsAnswer>();
  const card = chosen?.cards.find(({ id }) => id === TESTED);
  return (
    <div className="page grid gap-16 pt-14 pb-20">
      <header className="method-hero">
        <div className="grid gap-4">
          <p className="eyebrow">{t('patterns.eyebrow')}</p>
          <h1 className="text-5xl">{t('kim.method.headline')}</h1>
          <p className="max-w-prose text-xl text-mute">{t('kim.method.lead')}</p>
        </div>
        <TwoIdeas />
      </header>
      {card && <TestedMapping card={card} />}
      {card && <LevelSwitch card={card} />}
      <LabelWall />
      <section className="grid justify-items-start gap-4" aria-labelledby="next-title">
        <h2 id="next-title" className="text-3xl">
          {t('kim.method.nextTitle')}
        </h2>
        <LinkButton to="/methodology/patterns" size="large">
          {t('kim.method.next')}
        </LinkButton>
        {card && (
          <p>
            <Link to={LESSON}>{t('kim.method.lesson', { title: card.modernConcept })}</Link>
          </p>
        )}
      </section>
    </div>
  );
}
