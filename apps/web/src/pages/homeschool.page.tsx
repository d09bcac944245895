import type { StateSummary } from '@ori/contracts/states';
import { useTranslation } from 'react-i18next';
import { StateLists } from '../features/states/state-lists.tsx';
import { StateMap } from '../features/states/state-map.tsx';
import { usePageData } from '../lib/page-data.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { Ornament } from '../ui/ornament/ornament.tsx';
import { LogStrip } from './homeschool/log-strip.tsx';
import '../features/states/states.css';
import '../features/states/comb.css';
import '../features/states/pathway.css';
import '../features/states/rules.css';

export const dataPath = (): string => '/api/states';

function Hero() {
  const { t } = useTranslation('states');
  return (
    <header className="states-hero">
      <div>
        <p className="eyebrow">{t('home.eyebrow')}</p>
        <h1>{t('home.heading')}</h1>
        <p className="text-xl text-mute">{t('home.lead')}</p>
        <p className="flex flex-wrap gap-3">
          <LinkButton to="/account-type" size="large">
            {t('home.begin')}
          </LinkButton>
          <a className="btn btn-secondary btn-large" href="#states">
            {t('home.find')}
          </a>
        </p>
      </div>
      <LogStrip />
    </header>
  );
}

const STEPS = ['work', 'log', 'sum', 'send'] as const;

/** What happens to a day, from the work to what is handed in. */
function Way() {
  const { t } = useTranslation('states');
  return (
    <section className="state-part" aria-labelledby="way">
      <h2 id="way">{t('home.way')}</h2>
      <ol className="states-way">
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`home.steps.${step}.title`)}</h3>
            <p>{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const HONEST = ['school', 'advice', 'paper', 'leave'] as const;

function Honest() {
  const { t } = useTranslation('states');
  return (
    <section className="state-part states-honest" aria-labelledby="honest">
      <Ornament name="girih" className="states-ornament" />
      <h2 id="honest">{t('home.honest')}</h2>
      <ul>
        {HONEST.map((each) => (
          <li key={each}>
            <strong>{t(`home.honestly.${each}.title`)}</strong> {t(`home.honestly.${each}.text`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/homeschool`: what a year at home with us is, and what each state asks. */
export function Page() {
  const { t } = useTranslation('states');
  const { states } = usePageData<{ states: StateSummary[] }>();
  return (
    <div className="states-page">
      <Hero />
      <Way />
      <section className="state-part" id="states" aria-labelledby="states-title">
        <h2 id="states-title">{t('home.states')}</h2>
        <p className="max-w-prose text-mute">{t('home.statesText')}</p>
        <StateMap states={states} />
        <StateLists states={states} />
      </section>
      <Honest />
    </div>
  );
}
