import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { MailedAct } from './mailed-act.tsx';
import { undoEmail } from './own-account.calls.ts';
import { useSessionStore } from './session.ts';

/** Undoes a change of address at a press, by the link mailed to the old one. */
export function UndoEmail({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  return (
    <MailedAct
      token={token}
      act={(signed) => undoEmail(store, signed)}
      yes={t('undoEmail.yes')}
      not={t('undoEmail.not')}
      over={{ text: t('undoEmail.expired'), to: '/contact', label: t('undoEmail.toContact') }}
    >
      {({ resetToken }) => (
        <>
          <Note tone="nile">{t('undoEmail.done')}</Note>
          <LinkButton to={`/forgot-password?token=${resetToken}`}>{t('undoEmail.newPin')}</LinkButton>
        </>
      )}
    </MailedAct>
  );
}
