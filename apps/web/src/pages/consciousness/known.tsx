import type { MindClaim } from '@ori/contracts/mind';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Claim } from './claim.tsx';

/** The three findings that are trials of meditation. */
const TRIALS = ['mind.finding-6', 'mind.finding-7', 'mind.finding-8'] as const;
/** From a finding to what a reader can do with it. */
const EXPERIMENT = 'mind.finding-2';
const SLEEP = 'mind.finding-1';

const isTrial = ({ claimId }: MindClaim): boolean => TRIALS.some((id) => id === claimId);

function Onward({ claimId }: { readonly claimId: string }) {
  const { t } = useTranslation('mind');
  if (claimId === EXPERIMENT) return <a href="#attention">{t('claims.test')}</a>;
  if (claimId === SLEEP) return <Link to="/lessons/wash-sleep-move">{t('claims.lesson')}</Link>;
  return null;
}

function Claims({ claims }: { readonly claims: readonly MindClaim[] }) {
  return (
    <ul className="mind-claims">
      {claims.map(({ claimId, text, ...rest }) => (
        <li key={claimId} id={claimId}>
          <Claim {...rest} onward={<Onward claimId={claimId} />}>
            <p className="mind-sentence">{text}</p>
          </Claim>
        </li>
      ))}
    </ul>
  );
}

/** What is tested, what is open, and what trials of meditation found. */
export function Known({ findings }: { readonly findings: readonly MindClaim[] }) {
  const { t } = useTranslation('mind');
  const open = findings.filter(({ label }) => label === 'debate');
  const tested = findings.filter((claim) => claim.label !== 'debate' && !isTrial(claim));
  return (
    <section className="page mind-part" id="known" aria-labelledby="known-title">
      <h2 id="known-title">{t('known.title')}</h2>
      <p className="max-w-prose text-lg text-mute">{t('known.lead')}</p>
      <h3>{t('known.tested')}</h3>
      <Claims claims={tested} />
      <div className="mind-shore">
        <h3>{t('known.open')}</h3>
        <p className="text-mute">{t('known.openLead')}</p>
        <Claims claims={open} />
      </div>
      <h3>{t('known.trials')}</h3>
      <p className="max-w-prose text-mute">{t('known.trialsLead')}</p>
      <Claims claims={findings.filter(isTrial)} />
    </section>
  );
}
