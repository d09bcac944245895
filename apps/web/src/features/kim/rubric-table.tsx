import { RUBRIC } from '@ori/contracts/kim-names';
import { useTranslation } from 'react-i18next';
import '../../ui/styles/table.css';

const POINTS = [0, 1, 2, 3] as const;

/** How a synthesis is scored: four criteria, four levels. */
export function RubricTable() {
  const { t } = useTranslation('heritage');
  return (
    <div className="rubric-frame">
      <table className="data-table rubric-table">
        <thead>
          <tr>
            <th scope="col">{t('synthesis.criterionHead')}</th>
            {POINTS.map((points) => (
              <th key={points} scope="col">
                {points}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RUBRIC.map((criterion) => (
            <tr key={criterion}>
              <th scope="row">{t(`synthesis.criterion.${criterion}`)}</th>
              {POINTS.map((points) => (
                <td key={points} data-points={points}>
                  {t(`synthesis.rubric.${criterion}.${points}`)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
