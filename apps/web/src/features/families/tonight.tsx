import type { ChildOverview } from '@ori/contracts/learning';
import { useTranslation } from 'react-i18next';

/** What to ask tonight where Ori's own card can't be had: to be shown the lesson in hand. */
export function Tonight({ child: { currentLesson } }: { readonly child: ChildOverview }) {
  const { t } = useTranslation('dashboard');
  if (!currentLesson) return null;
  return (
    <div>
      <h3 className="minute-label">{t('tonight.ask')}</h3>
      <p className="font-display text-lg">{t('tonight.show', { title: currentLesson.title })}</p>
    </div>
  );
}
