import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useRequirements } from '../../lib/use-requirements.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QuickLog } from './quick-log.tsx';
import { RecordFigures } from './record-figures.tsx';
import { type RecordChild, useRecordRoom } from './record-room.ts';
import { useSummary, useYears } from './records.queries.ts';
import { type Span, spanOf, yearOnScreen } from './school-span.ts';
import { TodayMarks } from './today-marks.tsx';
import { useYearWords } from './year-head.tsx';
import { YearRibbon } from './year-ribbon.tsx';

interface ColumnProps {
  readonly child: RecordChild;
  readonly onChoose: (id: string) => void;
}

interface SoFarProps {
  readonly child: RecordChild;
  readonly span: Span;
  readonly yearId: string | null;
}

function YearSoFar({ child, span, yearId }: SoFarProps) {
  const { t } = useTranslation('records');
  const { mayWrite } = useRecordRoom();
  const query = useSummary(child.id, span);
  const asked = useRequirements(child.id, yearId);
  return (
    <Loaded query={query} waiting={<Skeleton className="h-64 w-full" />}>
      {(year) => (
        <>
          <YearRibbon year={year} />
          <RecordFigures year={year} asked={asked.data?.time[0] ?? null} isShort />
          {mayWrite && (
            <div className="grid gap-2">
              <h3 className="text-lg">{t('today.title')}</h3>
              <TodayMarks child={child} year={year} />
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Column({ child, onChoose }: ColumnProps) {
  const { t } = useTranslation('records');
  const yearWords = useYearWords();
  const headingId = useId();
  const query = useYears(child.id);
  const { id, firstName } = child;
  return (
    <Card as="article" aria-labelledby={headingId} className="rec-child">
      <h2 id={headingId} className="text-3xl">
        {firstName}
      </h2>
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {(answer) => {
          const year = yearOnScreen(answer, null);
          return (
            <>
              <p className="text-mute">{year === null ? t('year.noneShort') : yearWords(year)}</p>
              <YearSoFar child={child} span={spanOf(year, answer)} yearId={year?.id ?? null} />
              <p>
                <Button variant={year === null ? 'primary' : 'secondary'} onClick={() => onChoose(id)}>
                  {t(year === null ? 'side.setUp' : 'side.open', { name: firstName })}
                </Button>
              </p>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

interface Props {
  readonly family: readonly RecordChild[];
  readonly onChoose: (id: string) => void;
}

/** Every child's year beside the others', today in one tap, and one form that writes for several of them. */
export function RecordsSideBySide({ family, onChoose }: Props) {
  const { mayWrite } = useRecordRoom();
  const today = localDay(useNow());
  return (
    <>
      <div className="rec-side">
        {family.map((child) => (
          <Column key={child.id} child={child} onChoose={onChoose} />
        ))}
      </div>
      {mayWrite && <QuickLog family={family} alone={null} day={today} today={today} />}
    </>
  );
}
