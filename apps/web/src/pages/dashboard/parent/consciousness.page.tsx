import { KIM_LEVELS } from '@ori/contracts/kim-levels';
import type { MindAnswer, MindClaim } from '@ori/contracts/mind';
import { quietBandOf } from '@ori/core/mind/fits-age';
import { useTranslation } from 'react-i18next';
import { useMind } from '../../../features/mind/mind.queries.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Ornament } from '../../../ui/ornament/ornament.tsx';
import '../../../features/mind/mind.css';
import '../../../features/mind/rooms.css';
import { Claim } from '../../consciousness/claim.tsx';
import { OneChild } from './one-child.tsx';
import { RoomHead } from './room-head.tsx';

function Evidence({ findings }: { readonly findings: readonly MindClaim[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid gap-4" aria-labelledby="evidence">
      <h2 id="evidence" className="text-2xl">
        {t('practices.guide.evidence')}
      </h2>
      <p className="max-w-prose text-mute">{t('practices.guide.evidenceLead')}</p>
      <ul className="guide-claims">
        {findings.map(({ claimId, text, ...rest }) => (
          <li key={claimId}>
            <Claim {...rest}>
              <p>{text}</p>
            </Claim>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is told of minds at each level of the inheritance story. */
function Levels() {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid gap-4" aria-labelledby="levels">
      <h2 id="levels" className="text-2xl">
        {t('practices.guide.levels')}
      </h2>
      <ol className="guide-levels">
        {KIM_LEVELS.map((level) => (
          <li key={level}>
            <h3 className="text-lg">{t(`heritage:kim.method.level.${level}`)}</h3>
            <p>{t(`practices.guide.level.${level}`)}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-prose">{t('practices.guide.switch')}</p>
      <p>
        <LinkButton to="/dashboard/parent/settings" variant="secondary">
          {t('practices.guide.toSettings')}
        </LinkButton>
      </p>
    </section>
  );
}

const NEVER = ['claims', 'scores', 'prayer', 'homework'] as const;

function NeverTold() {
  const { t } = useTranslation('dashboard');
  return (
    <section className="grid gap-4" aria-labelledby="never">
      <h2 id="never" className="text-2xl">
        {t('practices.guide.never')}
      </h2>
      <ul className="quiet-rules">
        {NEVER.map((what) => (
          <li key={what}>{t(`practices.guide.neverOf.${what}`)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Questions for a talk with one child, and for the grown-ups afterwards. */
function Talk({ talk }: Pick<MindAnswer, 'talk'>) {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      as="section"
      aria-labelledby="talk"
      className="grid gap-4"
      corner={<Ornament name="circles" className="-mt-6 ml-6 size-28 opacity-60" />}
    >
      <h2 id="talk" className="text-2xl">
        {t('practices.guide.talk')}
      </h2>
      <OneChild>
        {({ ageGroup, firstName }) => (
          <>
            <p className="text-mute">{t('practices.guide.talkLead', { name: firstName })}</p>
            <ul className="guide-talk">
              {talk
                .filter(({ band }) => band === quietBandOf(ageGroup))
                .flatMap(({ questions }) => questions)
                .map((question) => (
                  <li key={question}>{question}</li>
                ))}
            </ul>
          </>
        )}
      </OneChild>
    </Card>
  );
}

/** `/dashboard/parent/consciousness`: how mind is taught here, on what evidence, and what to talk about together. */
export function Page() {
  const { t } = useTranslation('dashboard');
  const mind = useMind();
  return (
    <div className="page pb-16">
      <RoomHead room="consciousness" />
      <div className="grid gap-12">
        <Loaded query={mind} waiting={<Skeleton className="h-96 w-full" />}>
          {({ findings, talk }) => (
            <>
              <Talk talk={talk} />
              <Levels />
              <NeverTold />
              <Evidence findings={findings} />
              <p>
                <LinkButton to="/consciousness">{t('practices.guide.toPage')}</LinkButton>
              </p>
            </>
          )}
        </Loaded>
      </div>
    </div>
  );
}
