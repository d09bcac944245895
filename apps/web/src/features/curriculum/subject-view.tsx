import type { CurriculumAnswer } from '@ori/contracts/curriculum';
import type { Subject } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { CellSection } from './cell-section.tsx';
import { countsOf } from './counts.ts';
import { CountsLine } from './counts-line.tsx';
import { CurriculumHero } from './curriculum-hero.tsx';
import './curriculum.css';
import './map.css';

/** One subject from the first years to grown-up life: a thread to follow up or down. */
export function SubjectView({
  subject,
  answer,
}: {
  readonly subject: Subject;
  readonly answer: CurriculumAnswer;
}) {
  const { t } = useTranslation('curriculum');
  const { cells } = answer;
  return (
    <div className="curriculum">
      <CurriculumHero
        eyebrow={t('subject.eyebrow')}
        title={t(`subject.${subject}.name`)}
        lead={t(`subject.${subject}.lead`)}
        ornament={SUBJECT_LOOKS[subject].ornament}
      >
        <CountsLine counts={countsOf(cells)} />
      </CurriculumHero>
      <div className="page py-10">
        <h2 className="sr-only">{t('subject.path')}</h2>
        <div className="curriculum-thread" data-tone={SUBJECT_LOOKS[subject].tone}>
          {cells.map((cell) => (
            <CellSection key={cell.band} cell={cell} title={t(`band.${cell.band}`)} />
          ))}
        </div>
        <p className="pt-10">
          <LinkButton to="/account-type" size="large">
            {t('start')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
