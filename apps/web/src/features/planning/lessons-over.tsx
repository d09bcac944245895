import type { CalendarItem } from '@ori/contracts/calendar';
import { SUBJECTS } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWords } from '../../lib/dates.ts';
import type { PlanChild } from './plan-owner.ts';

interface Props {
  readonly today: string;
  /** What the calendar shows. */
  readonly items: readonly CalendarItem[];
  readonly family: readonly PlanChild[];
}

/** Subjects of a child that have only practice left in what is shown, each with the first such day. */
export function lessonsOver(
  items: readonly CalendarItem[],
  childId: string,
  today: string,
): { readonly subject: (typeof SUBJECTS)[number]; readonly from: string }[] {
  return SUBJECTS.flatMap((subject) => {
    const own = items.filter((item) => item.childId === childId && item.subject === subject);
    const daysOf = (kind: CalendarItem['kind']) =>
      own.filter((item) => item.kind === kind && item.day >= today).map(({ day }) => day);
    const last = daysOf('lesson').toSorted().at(-1) ?? '';
    const [from] = daysOf('practice')
      .filter((day) => day > last)
      .toSorted();
    return from === undefined ? [] : [{ subject, from }];
  });
}

/** Where the lessons of a course end and only practice is left, with the way to the next course. */
export function LessonsOver({ today, items, family }: Props) {
  const { t, i18n } = useTranslation('planning');
  const found = family
    .map((child) => ({ child, over: lessonsOver(items, child.id, today) }))
    .filter(({ over }) => over.length > 0);
  if (found.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language);
  return (
    <ul className="grid gap-2">
      {found.map(({ child: { id, firstName: name }, over }) => (
        <li key={id} className="text-mute">
          {t('calendar.overText', {
            name,
            subjects: list.format(
              over.map(({ subject, from }) =>
                t('calendar.overFrom', {
                  subject: t(`dashboard:subject.${subject}`),
                  day: dayWords(from, i18n.language, 'date'),
                }),
              ),
            ),
          })}{' '}
          <Link to="/dashboard/parent/curriculum">{t('calendar.overNext')}</Link>
        </li>
      ))}
    </ul>
  );
}
