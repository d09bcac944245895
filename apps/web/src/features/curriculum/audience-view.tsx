import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { StepList } from '../../ui/step-list.tsx';
import { CellSection } from './cell-section.tsx';
import { countsOf } from './counts.ts';
import { CountsLine } from './counts-line.tsx';
import { CurriculumHero } from './curriculum-hero.tsx';
import './curriculum.css';
import './map.css';

const STEPS = ['find', 'learn', 'keep'] as const;

interface AudienceViewProps {
  readonly stage: 'university' | 'adult';
  readonly answer: CurriculumAnswer;
}

/** What is here for grown learners, how it works, and where to begin. */
export function AudienceView({ stage, answer }: AudienceViewProps) {
  const { t } = useTranslation('curriculum');
  return (
    <div className="curriculum">
      <CurriculumHero
        eyebrow={t(`stage.${stage}.ages`)}
        title={t(`audience.${stage}.title`)}
        lead={t(`audience.${stage}.lead`)}
        ornament={stage === 'adult' ? 'plait' : 'circles'}
      >
        <CountsLine counts={countsOf(answer.cells)} />
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/account-type" size="large">
            {t('audience.start')}
          </LinkButton>
          <LinkButton to={`/curriculum/${stage}`} variant="secondary" size="large">
            {t('audience.all')}
          </LinkButton>
        </p>
      </CurriculumHero>
      <section aria-labelledby="how" className="page grid gap-6 py-8">
        <h2 id="how" className="text-3xl">
          {t('audience.how')}
        </h2>
        <StepList
          steps={STEPS.map((id) => ({
            id,
            title: t(`audience.step.${id}.title`),
            text: t(`audience.step.${id}.${stage}`),
          }))}
        />
      </section>
      <div className="page grid gap-12 py-8">
        {answer.cells.map((cell) => (
          <CellSection key={cell.subject} cell={cell} title={t(`subject.${cell.subject}.name`)} />
        ))}
      </div>
    </div>
  );
}
