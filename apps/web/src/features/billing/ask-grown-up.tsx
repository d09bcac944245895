import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';

/** Beside prices that a child reads: who chooses a plan. */
export function AskGrownUp() {
  const { t } = useTranslation('pricing');
  return (
    <Note tone="lapis">
      <b>{t('learner.ask')}</b> {t('learner.askText')}
    </Note>
  );
}
