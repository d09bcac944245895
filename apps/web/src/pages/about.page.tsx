import type { EvidenceLabel } from '@ori/contracts/content';
import type { MethodologyAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { ClaimField } from '../features/about/claim-field.tsx';
import { ReviewLedger } from '../features/about/review-ledger.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { StepList } from '../ui/step-list.tsx';
import '../features/about/about.css';

/** The ledger, counted; of its cards as few as it gives. */
export const dataPath = (): string => '/api/heritage/methodology?first=1';

const LABELS: readonly EvidenceLabel[] = ['science', 'record', 'debate', 'tradition', 'unsupported'];
const WAY = ['work', 'sentence', 'build', 'lesson', 'change'] as const;
const PROMISES = ['sources', 'mastery', 'records', 'quiet', 'yours'] as const;

function Way() {
  const { t } = useTranslation();
  return (
    <section className="about-part" aria-labelledby="way">
      <h2 id="way">{t('help:about.way.title')}</h2>
      <StepList
        steps={WAY.map((id) => ({
          id,
          title: t(`help:about.way.${id}.title`),
          text: t(`help:about.way.${id}.text`),
        }))}
      />
    </section>
  );
}

function Promises() {
  const { t } = useTranslation();
  return (
    <section className="about-part" aria-labelledby="promises">
      <h2 id="promises">{t('help:about.promisesTitle')}</h2>
      <ul className="about-lines">
        {PROMISES.map((promise) => (
          <li key={promise}>
            <strong>{t(`help:about.promise.${promise}.title`)}</strong>{' '}
            {t(`help:about.promise.${promise}.text`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/about`: what we believe, how a fact gets in, who has read it, and what is known of us. */
export function Page() {
  const { t } = useTranslation();
  const { shelf, reviews } = usePageData<MethodologyAnswer>();
  const labels = LABELS.map((label) => ({
    label,
    count: shelf.filter((row) => row.label === label).reduce((sum, { count }) => sum + count, 0),
  }));
  return (
    <div className="about page">
      <header className="about-hero">
        <div>
          <p className="eyebrow">{t('help:about.eyebrow')}</p>
          <h1>{t('help:about.title')}</h1>
          <p className="text-xl text-mute">{t('help:about.lead')}</p>
          <p>{t('help:about.labelsLead')}</p>
        </div>
        <ClaimField labels={labels} />
      </header>
      <Way />
      <ReviewLedger reviews={reviews} />
      <Promises />
      <section className="about-part" aria-labelledby="who">
        <h2 id="who">{t('help:about.who.title')}</h2>
        <div>
          <p>{t('help:about.who.text')}</p>
          <p>{t('help:about.who.next')}</p>
          <p>
            <LinkButton to="/methodology" size="large">
              {t('help:about.who.go')}
            </LinkButton>
          </p>
        </div>
      </section>
    </div>
  );
}
