import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Note } from '../../ui/note.tsx';
import { usePlan } from './billing.queries.ts';

/** The way to a larger plan, beside the page: what was filled in on it stays there. */
export function PlanBeside() {
  const { t } = useTranslation('dashboard');
  return (
    <Link to="/dashboard/parent/billing" target="_blank">
      {t('add.seePlanBeside')}
    </Link>
  );
}

/** Said before anybody fills in a form for nothing; gone as soon as there is a place again. */
export function NoPlaceLeft({ className }: { readonly className?: string }) {
  const { t } = useTranslation('dashboard');
  const plan = usePlan().data;
  const places = plan?.allows.children ?? null;
  if (plan === undefined || places === null || plan.children.length < places) return null;
  return (
    <div className={className}>
      <Note tone="clay">
        <p>{t('add.full', { count: places })}</p>
        <p className="mt-2">
          <PlanBeside />
        </p>
      </Note>
    </div>
  );
}
