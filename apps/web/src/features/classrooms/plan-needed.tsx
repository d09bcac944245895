import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '../../lib/failure.ts';
import { Note } from '../../ui/note.tsx';

/** Where what was asked for belongs to the Teacher Edition: what stays open without it, and where the plans are. */
export function PlanNeeded({ failure }: { readonly failure: Failure | null }) {
  const { t } = useTranslation('classroom');
  if (failure?.code !== 'classroom-tools-needed') return null;
  return (
    <Note tone="lapis">
      {t('plan.text')} <Link to="/pricing">{t('plan.link')}</Link>
    </Note>
  );
}
