import type { ComponentType } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { useRequirements } from '../../lib/use-requirements.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LogByWeek } from './log-by-week.tsx';
import { QuickLog } from './quick-log.tsx';
import { RecordFigures, SubjectBand } from './record-figures.tsx';
import { RecordFiles } from './record-files.tsx';
import { RecordJump } from './record-jump.tsx';
import { type RecordChild, useRecordRoom } from './record-room.ts';
import { useSummary, useYears } from './records.queries.ts';
import { type Span, spanOf, yearOnScreen } from './school-span.ts';
import { YearCalendar } from './year-calendar.tsx';
import { YearHead } from './year-head.tsx';

/** What the law asks of a child's year; the page brings it. */
export type LawPanel = ComponentType<{ readonly childId: string; readonly yearId: string | null }>;

interface YearProps {
  readonly child: RecordChild;
  readonly span: Span;
  /** Null where no year was set up. */
  readonly yearId: string | null;
  readonly day: string | null;
  readonly Law: LawPanel | null;
}

function Year({ child, span, yearId, day, Law }: YearProps) {
  const { mayWrite } = useRecordRoom();
  const query = useSummary(child.id, span);
  const asked = useRequirements(child.id, yearId);
  return (
    <Loaded query={query} waiting={<Skeleton className="h-[40rem] w-full" />}>
      {(year) => (
        <>
          <RecordJump hasLaw={Law !== null} />
          <RecordFigures year={year} asked={asked.data?.time[0] ?? null} />
          <SubjectBand year={year} />
          {mayWrite && (
            <QuickLog family={[child]} alone={child.id} day={day ?? year.today} today={year.today} />
          )}
          <YearCalendar year={year} />
          {Law && (
            <div id="law">
              <Law childId={child.id} yearId={yearId} />
            </div>
          )}
          <LogByWeek year={year} />
          <RecordFiles key={year.to} year={year} />
        </>
      )}
    </Loaded>
  );
}

interface Props {
  readonly child: RecordChild;
  /** The year looked at; null is the running one. */
  readonly yearId: string | null;
  /** The day to write about; null is today. */
  readonly day: string | null;
  readonly onYear: (yearId: string) => void;
  readonly Law: LawPanel | null;
}

/** One child's record: the cover, the year in figures, its days, its log, and the files made of it. */
export function ChildRecord({ child, yearId, day, onYear, Law }: Props) {
  const query = useYears(child.id);
  return (
    <Loaded query={query} waiting={<Skeleton className="h-[40rem] w-full" />}>
      {(answer) => {
        const year = yearOnScreen(answer, yearId);
        const span = spanOf(year, answer);
        return (
          <>
            <YearHead child={child} answer={answer} year={year} onChoose={onYear} />
            <Year key={span.from} child={child} span={span} yearId={year?.id ?? null} day={day} Law={Law} />
          </>
        );
      }}
    </Loaded>
  );
}
