import type { CurriculumOverview } from '@ori/contracts/curriculum';
import { SUBJECTS } from '@ori/contracts/subjects';
import { colon } from '@ori/core/words/colon';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';

/** The largest circle of a path, in picture units. */
const LARGEST = 19;

/** One circle for each age, as large as the number of skills there. */
function AgePath({ cells, label }: { readonly cells: CurriculumOverview['cells']; readonly label: string }) {
  const most = Math.max(1, ...cells.map(({ skills }) => skills));
  return (
    <svg viewBox="0 0 320 48" role="img" aria-label={label} className="curriculum-path">
      <line x1="20" x2="300" y1="24" y2="24" />
      {cells.map(({ band, skills }, index) => (
        <circle
          key={band}
          cx={20 + (index * 280) / Math.max(1, cells.length - 1)}
          cy="24"
          r={Math.max(5, Math.sqrt(skills / most) * LARGEST)}
        />
      ))}
    </svg>
  );
}

/** A panel for each subject: what it is about, and how it grows with age. */
export function SubjectPanels({ cells }: CurriculumOverview) {
  const { t, i18n } = useTranslation('curriculum');
  return (
    <ul className="curriculum-panels">
      {SUBJECTS.map((subject) => {
        const { emblem, ornament, tone } = SUBJECT_LOOKS[subject];
        const own = cells.filter((cell) => cell.subject === subject);
        const path = own
          .map(({ band, skills }) => `${t(`band.${band}`)}${colon(i18n.language)}${skills}`)
          .join(', ');
        return (
          <li key={subject} className="curriculum-panel" data-tone={tone}>
            <Ornament name={ornament} className="absolute -top-16 -right-16 size-64 opacity-25" />
            <h2>
              <Emblem shape={emblem} size={44} />
              <Link to={`/subjects/${subject === 'life' ? 'life-skills' : subject}`}>
                {t(`subject.${subject}.name`)}
              </Link>
            </h2>
            <p>{t(`subject.${subject}.lead`)}</p>
            <AgePath cells={own} label={t('subjectIndex.path', { path })} />
          </li>
        );
      })}
    </ul>
  );
}
