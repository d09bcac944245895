import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import type { GradedChild } from './course-input.ts';
import { useTranscript } from './transcripts.queries.ts';
import { useWriting } from './use-writing.ts';
import './sheet.css';

interface RowProps {
  readonly child: GradedChild;
  readonly onChoose: (id: string) => void;
}

function Row({ child: { id, firstName }, onChoose }: RowProps) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const headingId = useId();
  const query = useTranscript(id);
  return (
    <li className="family-row">
      <h2 id={headingId} className="text-2xl">
        {firstName}
      </h2>
      <Button onClick={() => onChoose(id)}>
        {t('family.open')}
        <span className="sr-only"> {firstName}</span>
      </Button>
      <Loaded query={query} waiting={<Skeleton className="h-12 w-full" />}>
        {({ years, totals, offers }) => {
          const count = years.flatMap(({ courses }) => courses).length;
          return count === 0 ? (
            <p className="text-mute">{t('family.nothing', { count: offers.length })}</p>
          ) : (
            <dl className="sheet-sums" aria-labelledby={headingId}>
              <div>
                <dt>{t('family.courses')}</dt>
                <dd>{count}</dd>
              </div>
              <div>
                <dt>{t('sheet.earned')}</dt>
                <dd>{write.credit(totals.earned)}</dd>
              </div>
              {totals.average !== null && (
                <div>
                  <dt>{t('sheet.average')}</dt>
                  <dd>{write.average(totals.average)}</dd>
                </div>
              )}
            </dl>
          );
        }}
      </Loaded>
    </li>
  );
}

interface Props {
  readonly family: readonly GradedChild[];
  readonly onChoose: (id: string) => void;
}

/** Every child's transcript in one line, in the family's order: nobody is ranked. */
export function FamilyTranscripts({ family, onChoose }: Props) {
  return (
    <ul>
      {family.map((child) => (
        <Row key={child.id} child={child} onChoose={onChoose} />
      ))}
    </ul>
  );
}
