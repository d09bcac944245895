import { PATTERN_IDS, type PatternId } from '@ori/contracts/kim-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The fourteen questions as links. */
export function PatternChoice({ chosen }: { readonly chosen: PatternId }) {
  const { t } = useTranslation(['meetings', 'heritage']);
  return (
    <nav aria-labelledby="map-questions" className="map-questions no-print">
      <h2 id="map-questions">{t('meetings:choose')}</h2>
      <ul>
        {PATTERN_IDS.map((id) => (
          <li key={id}>
            <Link to={`?pattern=${id}#chosen`} aria-current={id === chosen || undefined}>
              {t(`heritage:patterns.name.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
