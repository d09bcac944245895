import { NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWords } from '../../lib/dates.ts';
import type { PlanChild } from './plan-owner.ts';

/** The way to writing down what was done away from the screen: a book, a trip, music. */
export function LogElse({ child, day }: { readonly child: PlanChild; readonly day: string }) {
  const { t, i18n } = useTranslation('planning');
  const asked = new URLSearchParams({ child: child.id, day });
  return (
    <Link
      to={`/dashboard/homeschool?${asked}#log`}
      className="log-else"
      aria-label={t('log.of', { name: child.firstName, day: dayWords(day, i18n.language, 'long') })}
    >
      <NotebookPen size={16} aria-hidden="true" />
      {t('log.press')}
    </Link>
  );
}
