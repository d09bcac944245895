import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { TabSet } from '../../ui/aria/tab-set.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { LaterSubjectMap } from './later-subject-map.tsx';

interface SubjectMapsProps {
  /** Reads a text aloud, for those who do not read yet. */
  readonly aloud?: ((text: string) => ReactNode) | undefined;
}

/** The map of one subject at a time, mathematics first. */
export function SubjectMaps({ aloud }: SubjectMapsProps) {
  const { t } = useTranslation('dashboard');
  const [subject, setSubject] = useState<Subject>('math');
  return (
    <TabSet
      label={t('progress.subjects')}
      selected={subject}
      onSelect={(id) => setSubject(SUBJECTS.find((known) => known === id) ?? 'math')}
      tabs={SUBJECTS.map((id) => ({
        id,
        label: (
          <span className="inline-flex items-center gap-2">
            <Emblem shape={SUBJECT_LOOKS[id].emblem} size={22} />
            {t(`subject.${id}`)}
          </span>
        ),
        content: <LaterSubjectMap key={id} subject={id} aloud={aloud} />,
      }))}
    />
  );
}
