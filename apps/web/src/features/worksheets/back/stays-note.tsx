import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';

/** Says which questions had come back otherwise before, from another tab or another grown-up: what counted first stays. */
export function StaysNote({ numbers }: { readonly numbers: readonly number[] }) {
  const { t, i18n } = useTranslation('worksheets');
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  if (numbers.length === 0) return null;
  return (
    <div role="alert">
      <Note tone="clay">
        {t('back.before', { count: numbers.length, numbers: list.format(numbers.map(String)) })}
      </Note>
    </div>
  );
}
