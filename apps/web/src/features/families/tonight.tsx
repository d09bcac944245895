import type { ChildOverview } from '@ori/contracts/learning';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';

function Question({ children }: { readonly children: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <p className="mt-2 flex gap-3 border-s-2 border-gold ps-3">
      <MessageCircleQuestion className="mt-1 size-5 flex-none text-gold" aria-hidden="true" />
      <span>
        <span className="block text-sm font-bold text-gold">{t('tonight.ask')}</span>
        <span className="font-display text-lg">{children}</span>
      </span>
    </p>
  );
}

/** Where a child is stuck, and a question for the evening that helps without giving it away. */
export function Tonight({ child }: { readonly child: ChildOverview }) {
  const { t } = useTranslation('dashboard');
  const { stuck, currentLesson } = child;
  if (stuck.length === 0) {
    return (
      <section>
        <h3 className="text-lg">{t('tonight.title')}</h3>
        <p className="text-mute">{t('tonight.nothing')}</p>
        {currentLesson && <Question>{t('tonight.show', { title: currentLesson.title })}</Question>}
      </section>
    );
  }
  return (
    <section>
      <h3 className="text-lg">{t('tonight.title')}</h3>
      <ul className="grid gap-4">
        {stuck.map(({ skill, title, misconception, ask }) => (
          <li key={`${skill} ${misconception}`}>
            <p className="font-bold">{title}</p>
            <p className="text-mute">{misconception ?? t('tonight.unnamed')}</p>
            <Question>{ask ?? t('tonight.explain', { title })}</Question>
          </li>
        ))}
      </ul>
    </section>
  );
}
