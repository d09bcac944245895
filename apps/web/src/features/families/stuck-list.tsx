import type { ChildOverview } from '@ori/contracts/learning';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Where a child is stuck: the skill, the way of thinking behind it where it is known, and the question that helps. */
export function StuckList({ child: { stuck } }: { readonly child: Pick<ChildOverview, 'stuck'> }) {
  const { t } = useTranslation('dashboard');
  return (
    <div>
      <h3 className="minute-label">{t('tonight.title')}</h3>
      {stuck.length === 0 && <p className="text-mute">{t('tonight.nothing')}</p>}
      <ul className="grid gap-4">
        {stuck.map(({ skill, title, misconception, ask }) => (
          <li key={`${skill} ${misconception}`} className="minute-stuck">
            <p className="font-bold">{title}</p>
            <p className="text-mute">{misconception ?? t('tonight.unnamed')}</p>
            <p className="minute-ask">
              <MessageCircleQuestion className="size-5 flex-none text-gold" aria-hidden="true" />
              <span>
                <span className="sr-only">{t('family:minute.helps')} </span>
                {ask ?? t('tonight.explain', { title })}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
