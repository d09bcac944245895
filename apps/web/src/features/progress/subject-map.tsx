import type { Subject } from '@ori/contracts/subjects';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { NextSkills } from './next-skills.tsx';
import { useProgressOwner } from './progress-owner.ts';
import { useSkillMap } from './progress.queries.ts';
import { SkillMap } from './skill-map.tsx';
import { SkillPanel } from './skill-panel.tsx';
import { SkillTable } from './skill-table.tsx';

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

interface SubjectMapProps {
  readonly subject: Subject;
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** One subject's chart of stars, what to do next, and the same as a table. */
export function SubjectMap({ subject, aloud }: SubjectMapProps) {
  const { t } = useTranslation('dashboard');
  const query = useSkillMap(subject);
  const child = useProgressOwner();
  const [chosen, setChosen] = useState<string | null>(null);
  const sky = useRef<HTMLDivElement>(null);
  const show = (id: string) => {
    setChosen(id);
    sky.current?.scrollIntoView({ block: 'nearest' });
    sky.current?.focus({ preventScroll: true });
  };
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {(map) => {
        const skill = map.skills.find(({ id }) => id === (chosen ?? map.next[0]));
        return (
          <div className="grid gap-8">
            <NextSkills map={map} onChoose={show} />
            <section aria-labelledby="skill-map" className="grid gap-3">
              <h2 id="skill-map" className="text-2xl">
                {child ? t('family:progress.sky', { name: child.firstName }) : t('progress.map.title')}
              </h2>
              <p className="max-w-prose text-mute">{t('progress.map.how')}</p>
              <Legend />
              <div className="skill-sky" ref={sky} tabIndex={-1}>
                <SkillMap map={map} chosen={chosen} onChoose={setChosen} />
                {skill && <SkillPanel map={map} skill={skill} aloud={aloud} />}
              </div>
              <Disclosure summary={t('progress.table.open')}>
                <SkillTable map={map} />
              </Disclosure>
            </section>
          </div>
        );
      }}
    </Loaded>
  );
}
