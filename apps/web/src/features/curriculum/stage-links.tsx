import { STAGES, type Stage } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const ALL = Object.keys(STAGES) as Stage[];

interface StageLinksProps {
  /** The stage whose page this is, if it is one. */
  readonly current?: Stage;
}

/** From stage to stage. */
export function StageLinks({ current }: StageLinksProps) {
  const { t } = useTranslation('curriculum');
  return (
    <nav aria-label={t('stages')} className="page">
      <ul className="curriculum-stages">
        {ALL.map((stage) => (
          <li key={stage}>
            <Link to={`/curriculum/${stage}`} aria-current={stage === current ? 'page' : undefined}>
              <b>{t(`stage.${stage}.name`)}</b>
              <small>{t(`stage.${stage}.ages`)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
