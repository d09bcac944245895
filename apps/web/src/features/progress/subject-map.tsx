import type { SkillMap as SkillMapData } from '@ori/contracts/learning';
import type { Band, Subject } from '@ori/contracts/subjects';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { useReadAloud } from '../../lib/read-aloud.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NextSkills } from './next-skills.tsx';
import { useProgressOwner } from './progress-owner.ts';
import { useSkillMap } from './progress.queries.ts';
import { SkillMap } from './skill-map.tsx';
import { SkillPanel } from './skill-panel.tsx';
import { SkillTable } from './skill-table.tsx';
import { SkyStages } from './sky-stages.tsx';
import './sky.css';

const STANDINGS = ['mastered', 'due', 'known', 'learning', 'ready', 'later'] as const;

/** What each kind of star means. */
function Legend() {
  const { t } = useTranslation('dashboard');
  return (
    <ul className="skill-legend">
      {STANDINGS.map((standing) => (
        <li key={standing} data-standing={standing}>
          {t(`progress.standing.${standing}`)}
        </li>
      ))}
    </ul>
  );
}

export interface SubjectMapProps {
  readonly subject: Subject;
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** Where one comes in: what is next, else what was begun or lit, else the first. */
function entryOf(map: SkillMapData, stage: Band | null): SkillMapData['skills'][number] | undefined {
  const here = map.skills.filter(({ band }) => stage === null || band === stage);
  const byId = (id: string) => here.find((skill) => skill.id === id);
  return (
    map.next.flatMap((id) => byId(id) ?? [])[0] ??
    here.find(({ standing }) => standing !== 'later') ??
    here[0]
  );
}

interface SkyProps extends SubjectMapProps {
  readonly map: SkillMapData;
}

/** A subject's sky, stage by stage, with what is chosen beside it, what comes next, and the same as a table. */
function Sky({ map, aloud }: Omit<SkyProps, 'subject'>) {
  const { t, i18n } = useTranslation('dashboard');
  const { say } = useReadAloud();
  const child = useProgressOwner();
  /** Who does not read yet has the stars of their own stage, and their voice. */
  const isYoung = aloud !== undefined;
  const [chosen, setChosen] = useState<string | null>(null);
  const sky = useRef<HTMLDivElement>(null);
  const skill = map.skills.find(({ id }) => id === chosen) ?? entryOf(map, null);
  const near = useMemo(() => map.skills.filter(({ band }) => band === skill?.band), [map, skill?.band]);
  const choose = (id: string) => {
    setChosen(id);
    const title = map.skills.find((one) => one.id === id)?.title;
    if (isYoung && title) say(title, i18n.language);
  };
  const show = (id: string) => {
    setChosen(id);
    sky.current?.scrollIntoView({ block: 'nearest' });
    sky.current?.focus({ preventScroll: true });
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <section aria-labelledby="skill-map" className="grid grid-cols-1 gap-3">
        <h2 id="skill-map" className="text-2xl">
          {child ? t('family:progress.sky', { name: child.firstName }) : t('progress.map.title')}
        </h2>
        {!isYoung && <p className="max-w-prose text-mute">{t('progress.map.how')}</p>}
        {skill && (
          <>
            {!isYoung && (
              <SkyStages
                map={map}
                stage={skill.band}
                onChoose={(stage) => setChosen(entryOf(map, stage)?.id ?? null)}
              />
            )}
            <div className="skill-sky" ref={sky} tabIndex={-1}>
              <SkillMap
                key={skill.band}
                map={{ skills: near, next: map.next }}
                chosen={skill.id}
                onChoose={choose}
              />
              <SkillPanel map={map} skill={skill} aloud={aloud} />
            </div>
          </>
        )}
        {!isYoung && <Legend />}
      </section>
      {!isYoung && <NextSkills map={map} onChoose={show} />}
      {!isYoung && (
        <Disclosure summary={t('progress.table.open')}>
          <SkillTable map={map} />
        </Disclosure>
      )}
    </div>
  );
}

/** One subject's chart of stars. */
export function SubjectMap({ subject, aloud }: SubjectMapProps) {
  const query = useSkillMap(subject);
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {(map) => <Sky map={map} aloud={aloud} />}
    </Loaded>
  );
}
