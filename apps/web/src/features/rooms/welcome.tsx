import type { LessonSummary } from '@ori/contracts/content';
import type { AgeGroup } from '@ori/contracts/roles';
import { homeAfterSignIn } from '@ori/core/access/home-of';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { Listen } from './listen.tsx';
import { NextCards } from './next-part.tsx';
import { densityFor } from './room-settings.ts';
import { useStudentHome } from './rooms.queries.ts';
import { StartOffer } from './start-offer.tsx';

/** At most this many lessons to choose the first from. */
const CHOICES = 3;

const isYoung = (age: AgeGroup): boolean => age === 'k2' || age === 'elementary';

function Meet({
  age,
  name,
  onNext,
}: {
  readonly age: AgeGroup;
  readonly name: string;
  readonly onNext: () => void;
}) {
  const { t } = useTranslation('dashboard');
  const words = isYoung(age) ? 'dashboard:welcome.young' : 'dashboard:welcome.older';
  return (
    <section className="grid justify-items-center gap-6 py-10 text-center">
      <OriEmblem mood="greeting" size={220} />
      <h1 className="text-5xl">{t('welcome.title', { name })}</h1>
      <p className="max-w-prose text-lg text-mute">{t(words)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Listen text={t(words)} />
        <Button size="large" onClick={onNext}>
          {t('welcome.next')}
        </Button>
      </div>
    </section>
  );
}

function Choose({ lessons, age }: { readonly lessons: readonly LessonSummary[]; readonly age: AgeGroup }) {
  const { t } = useTranslation('dashboard');
  const home = homeAfterSignIn('student', age);
  return (
    <section className="grid gap-6 py-10">
      <h1 className="text-4xl" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {t(lessons.length > 0 ? 'welcome.choose' : 'welcome.nothing')}
      </h1>
      <NextCards lessons={lessons} />
      <StartOffer age={age} />
      <p>
        <LinkButton to={home} variant="secondary">
          {t('welcome.home')}
        </LinkButton>
      </p>
    </section>
  );
}

/** A learner's first minute: meet Ori, choose a first lesson. */
export function Welcome({ age, name }: { readonly age: AgeGroup; readonly name: string }) {
  const home = useStudentHome();
  const [met, setMet] = useState(false);
  const [density] = useState(() => densityFor(age));
  return (
    <div className="page pb-16" data-density={density}>
      {met ? (
        <Loaded query={home} waiting={<Skeleton className="mt-10 h-80 w-full" />}>
          {({ next }) => <Choose lessons={next.slice(0, CHOICES)} age={age} />}
        </Loaded>
      ) : (
        <Meet age={age} name={name} onNext={() => setMet(true)} />
      )}
    </div>
  );
}
