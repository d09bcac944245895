import type { MethodsAnswer } from '@ori/contracts/learning-methods';
import { useTranslation } from 'react-i18next';
import { ComputedList } from '../../features/analytics/computed-list.tsx';
import { PredictionTable } from '../../features/analytics/prediction-table.tsx';
import { TrailBench } from '../../features/analytics/trail-bench.tsx';
import { usePageData } from '../../lib/page-data.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import '../../features/analytics/analytics.css';

/** The generated question whose wrong answers the page shows. */
const QUESTION = 7;

export const dataPath = (): string => `/api/curriculum/methods?n=${QUESTION}`;

const NEVER = ['faces', 'sold', 'ranked', 'model', 'taken'] as const;

function misreadOf({ question: { prompt, choices } }: MethodsAnswer) {
  const found = choices.flatMap(({ answer, misconception }) =>
    misconception ? [{ prompt, answer, ...misconception }] : [],
  );
  return found.at(-1) ?? null;
}

/** `/features/ai-analytics`: what is computed of learning, by which rule, how well, and what never is. */
export function Page() {
  const { t } = useTranslation('features');
  const answer = usePageData<MethodsAnswer>();
  return (
    <div className="ai page">
      <header className="ai-hero">
        <p className="eyebrow">{t('analytics.eyebrow')}</p>
        <h1>{t('analytics.heading')}</h1>
        <p className="text-xl text-mute">{t('analytics.lead')}</p>
      </header>
      <section className="ai-bench" aria-labelledby="bench">
        <h2 id="bench">{t('analytics.bench.title')}</h2>
        <p>{t('analytics.bench.lead')}</p>
        <TrailBench />
      </section>
      <section className="ai-part" aria-labelledby="computed">
        <h2 id="computed">{t('analytics.computed')}</h2>
        <ComputedList misread={misreadOf(answer)} />
      </section>
      <section className="ai-part" aria-labelledby="measured">
        <h2 id="measured">{t('analytics.measured.title')}</h2>
        <p>{t('analytics.measured.lead')}</p>
        <PredictionTable />
        <p className="text-sm text-mute">{t('analytics.measured.limits')}</p>
      </section>
      <section className="ai-part ai-never" aria-labelledby="never">
        <h2 id="never">{t('analytics.never.title')}</h2>
        <ul>
          {NEVER.map((each) => (
            <li key={each}>
              <strong>{t(`analytics.never.${each}.title`)}</strong> {t(`analytics.never.${each}.text`)}
            </li>
          ))}
        </ul>
      </section>
      <section className="ai-next" aria-labelledby="next">
        <h2 id="next">{t('analytics.next.title')}</h2>
        <p>{t('analytics.next.text')}</p>
        <LinkButton size="large" to="/demo/teaching-methods">
          {t('analytics.next.go')}
        </LinkButton>
      </section>
    </div>
  );
}
