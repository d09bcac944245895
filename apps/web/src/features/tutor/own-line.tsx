import { useTranslation } from 'react-i18next';

/** What the learner wrote, on a slip of ruled paper; each line of working keeps its line. A hint asked for by a button has no words. */
export function OwnLine({ text }: { readonly text: string }) {
  const { t } = useTranslation('tutor');
  return (
    <li className="tutor-own">
      <span className="sr-only">{t('said.you')}</span>
      <p>{text === '' ? t('opening.hint') : text}</p>
    </li>
  );
}
