import { useTranslation } from 'react-i18next';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/feedback/states.tsx';

/** Public places that read without a script, by their words. */
const PLACES = { subjects: '/subjects', curriculum: '/curriculum', help: '/help' } as const;

/** What stands in place of a page behind the guard where scripts are switched off: nothing there can find out who reads. */
export function NeedsScript() {
  const { t } = useTranslation();
  const places = Object.entries(PLACES).map(([name, to]) => (
    <a key={to} className={buttonClass({ variant: 'secondary' })} href={to}>
      {t(`nav.${name}`)}
    </a>
  ));
  return (
    <noscript>
      <div className="page py-16">
        <EmptyState
          level={1}
          title={t('rooms:needsScript.title')}
          text={t('rooms:needsScript.text')}
          actions={places}
        />
      </div>
    </noscript>
  );
}
