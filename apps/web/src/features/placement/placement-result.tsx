import type { PlacementResult, PlacementRun } from '@ori/contracts/placement';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';

/** Skills of each kind that are shown; the sky of skills has them all. */
const SHOWN = 8;

type Skill = PlacementResult['known'][number];

/** What seems to be known already. */
function Known({ known }: { readonly known: readonly Skill[] }) {
  const { t } = useTranslation('dashboard');
  if (known.length === 0) return null;
  const more = known.length - SHOWN;
  return (
    <section aria-labelledby="known" className="grid content-start gap-3">
      <h2 id="known" className="text-2xl">
        {t('placement.known')}
      </h2>
      <ul className="placement-skills">
        {known.slice(0, SHOWN).map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
        {more > 0 && <li>{t('placement.more', { count: more })}</li>}
      </ul>
    </section>
  );
}

/** The skills to practise first. */
function FirstSkills({ skills }: { readonly skills: readonly Skill[] }) {
  return (
    <ul className="placement-skills">
      {skills.map(({ id, title }) => (
        <li key={id}>
          <Link to={`/dashboard/practice?skill=${encodeURIComponent(id)}`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

function ComesFirst({ result: { startHere, startSkills } }: { readonly result: PlacementResult }) {
  const { t } = useTranslation('dashboard');
  if (startHere === null || startSkills.length === 0) return null;
  return (
    <section aria-labelledby="first" className="grid content-start gap-3">
      <h2 id="first" className="text-2xl">
        {t('placement.first')}
      </h2>
      <FirstSkills skills={startSkills} />
    </section>
  );
}

/** Where to start: a lesson, or where none is written yet, the skills to practise first. */
function Start({ result: { startHere, startSkills } }: { readonly result: PlacementResult }) {
  const { t } = useTranslation('dashboard');
  if (startHere !== null)
    return (
      <div className="placement-start">
        <p className="eyebrow">{t('placement.startHere')}</p>
        <h2 className="text-3xl">{startHere.title}</h2>
        <p>{startHere.summary}</p>
        <LinkButton
          size="large"
          className="justify-self-start"
          to={`/dashboard/student/courses/${startHere.courseId}/lessons/${startHere.id}`}
        >
          {t('room.begin')}
        </LinkButton>
      </div>
    );
  if (startSkills.length === 0) return <p className="text-lg">{t('placement.allKnown')}</p>;
  return (
    <div className="placement-start">
      <p className="eyebrow">{t('placement.startHere')}</p>
      <p>{t('placement.startSkills')}</p>
      <FirstSkills skills={startSkills} />
    </div>
  );
}

interface ResultProps {
  readonly run: PlacementRun;
  readonly homeTo: string;
  readonly onOther: () => void;
}

/** What a walk came to: a place to start. It is no grade, and says nothing of right and wrong. */
export function PlacementResultView({ run, homeTo, onOther }: ResultProps) {
  const { t } = useTranslation('dashboard');
  const { subject, result, state, asked, atMost } = run;
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  if (result === null) return null;
  return (
    <section className="grid gap-8 py-8" data-tone={tone}>
      <header className="flex items-center gap-4">
        <Emblem shape={emblem} size={72} className="placement-emblem" />
        <div>
          <h1 className="text-4xl" tabIndex={-1} ref={(heading) => heading?.focus()}>
            {t('placement.resultTitle', { subject: t(`subject.${subject}`) })}
          </h1>
          <p className="text-mute">{t('placement.noGrade')}</p>
          {state === 'finished' && asked < atMost && (
            <p className="text-mute">{t('placement.decided', { number: asked })}</p>
          )}
        </div>
      </header>
      <Start result={result} />
      <div className="grid gap-8 md:grid-cols-2">
        <Known known={result.known} />
        <ComesFirst result={result} />
      </div>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onOther}>
          {t('placement.other')}
        </Button>
        <LinkButton variant="quiet" to={homeTo}>
          {t('welcome.home')}
        </LinkButton>
      </p>
    </section>
  );
}
