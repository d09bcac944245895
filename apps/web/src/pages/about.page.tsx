import type { EvidenceLabel } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../ui/evidence-chip.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Divider, Ornament } from '../ui/ornament/ornament.tsx';
import { StepList } from '../ui/step-list.tsx';

const LABELS: readonly EvidenceLabel[] = ['science', 'record', 'debate', 'tradition', 'unsupported'];
const PROMISES = ['sources', 'mastery', 'records', 'quiet'] as const;
const LESSON = ['idea', 'story', 'try', 'practise', 'keep'] as const;

function Opening() {
  const { t } = useTranslation();
  return (
    <div className="relative overflow-hidden">
      <Ornament name="circles" turning className="absolute -top-24 -right-32 size-[34rem] opacity-30" />
      <header className="page relative grid gap-5 py-16 lg:py-24">
        <p className="eyebrow">{t('help:about.eyebrow')}</p>
        <h1 className="max-w-[16ch] text-5xl">{t('help:about.title')}</h1>
        <p className="max-w-prose text-xl text-mute">{t('help:about.lead')}</p>
      </header>
    </div>
  );
}

function Labels() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="labels" className="page grid gap-6">
      <h2 id="labels" className="text-3xl">
        {t('help:about.labelsTitle')}
      </h2>
      <p className="max-w-prose text-mute">{t('help:about.labelsLead')}</p>
      <dl className="grid gap-4 md:grid-cols-2">
        {LABELS.map((label) => (
          <div key={label} className="grid content-start gap-2 border-t border-line pt-4">
            <dt>
              <EvidenceChip kind={label} label={t(`help:about.label.${label}.name`)} />
            </dt>
            <dd>{t(`help:about.label.${label}.meaning`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who we are: what a lesson does, how sure we say we are, and what we promise. */
export function Page() {
  const { t } = useTranslation();
  return (
    <>
      <Opening />
      <section
        aria-labelledby="lesson"
        className="page grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
      >
        <h2 id="lesson" className="text-3xl">
          {t('help:about.lessonTitle')}
        </h2>
        <StepList
          steps={LESSON.map((id) => ({
            id,
            title: t(`help:about.lesson.${id}.title`),
            text: t(`help:about.lesson.${id}.text`),
          }))}
        />
      </section>
      <Divider />
      <Labels />
      <Divider />
      <section aria-labelledby="promises" className="page grid gap-8">
        <h2 id="promises" className="text-3xl">
          {t('help:about.promisesTitle')}
        </h2>
        <ul className="grid gap-8 md:grid-cols-2">
          {PROMISES.map((promise) => (
            <li key={promise} className="grid content-start gap-2">
              <h3 className="text-xl">{t(`help:about.promise.${promise}.title`)}</h3>
              <p className="text-mute">{t(`help:about.promise.${promise}.text`)}</p>
            </li>
          ))}
        </ul>
        <p>
          <LinkButton to="/account-type" size="large">
            {t('nav.start')}
          </LinkButton>
        </p>
      </section>
    </>
  );
}
