import { useTranslation } from 'react-i18next';

/** AUC of predicting the next answer of learners not seen before, by method: ASSISTments 2009, KDD Algebra 2005. */
const MEASURED = [
  ['ours', 0.762, 0.816],
  ['cold', 0.722, 0.785],
  ['skill', 0.715, 0.774],
  ['bkt', 0.709, 0.757],
  ['pfa', 0.708, 0.751],
  ['mean', 0.627, 0.708],
] as const;
const SETS = ['assistments', 'algebra'] as const;
/** A coin toss: the bars begin here. */
const CHANCE = 0.5;
const WIDE = 100;

function Bar({ auc, set }: { readonly auc: number; readonly set: string }) {
  const { i18n } = useTranslation();
  const width = ((auc - CHANCE) / (1 - CHANCE)) * WIDE;
  return (
    <td>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" data-set={set}>
        <path d="M0 7.5H100" />
        <rect width={width} height="6" />
      </svg>
      {auc.toLocaleString(i18n.language, { minimumFractionDigits: 3 })}
    </td>
  );
}

/** How well each method foresaw the next answer, as a table that is its own chart. */
export function PredictionTable() {
  const { t } = useTranslation('features');
  return (
    <table className="ai-table">
      <caption>{t('analytics.measured.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('analytics.measured.method')}</th>
          {SETS.map((set) => (
            <th key={set} scope="col">
              {t(`analytics.measured.set.${set}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MEASURED.map(([method, ...aucs]) => (
          <tr key={method} data-ours={method === 'ours' || undefined}>
            <th scope="row">{t(`analytics.measured.by.${method}`)}</th>
            {aucs.map((auc, place) => (
              <Bar key={SETS[place]} auc={auc} set={SETS[place] ?? ''} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
