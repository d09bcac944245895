import { useTranslation } from 'react-i18next';
import { CalendarView } from '../../../features/planning/calendar-view.tsx';
import { FeedPart } from '../../../features/planning/feed-part.tsx';
import { YearAndOff } from '../../../features/planning/year-and-off.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { WholeFamily } from './whole-family.tsx';
import '../../../features/planning/planning.css';

/** `/dashboard/parent/calendar`: a month of everything dated, days off, the school year, and the feed for calendars elsewhere. */
export function Page() {
  const { t } = useTranslation('planning');
  return (
    <div className="page cal-room pb-16">
      <PageHeader title={t('calendar.title')} lead={t('calendar.lead')} />
      <WholeFamily>
        {(family) => (
          <div className="grid grid-cols-1 gap-14">
            <CalendarView>{[...family]}</CalendarView>
            <div className="no-print grid grid-cols-1 gap-14">
              <YearAndOff>{[...family]}</YearAndOff>
              <FeedPart />
            </div>
          </div>
        )}
      </WholeFamily>
    </div>
  );
}
