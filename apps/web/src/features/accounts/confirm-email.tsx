import { useTranslation } from 'react-i18next';
import { readStored } from '../../lib/browser-storage.ts';
import { childDraft } from '../../lib/local-keys.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { MailedAct } from './mailed-act.tsx';
import { confirmEmail } from './own-account.calls.ts';
import { useSessionStore } from './session.ts';

/** Says at a press, by the signed text of a letter, that an address is one's own. */
export function ConfirmEmail({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('auth');
  const store = useSessionStore();
  return (
    <MailedAct
      token={token}
      act={(signed) => confirmEmail(store, signed)}
      yes={t('confirmEmail.yes')}
      not={t('confirmEmail.not')}
      over={{ text: t('confirmEmail.expired'), to: '/profile', label: t('confirmEmail.toProfile') }}
    >
      {() => (
        <>
          <Note tone="nile">{t('confirmEmail.done')}</Note>
          {readStored('local', childDraft) === null ? (
            <LinkButton to="/dashboard">{t('confirmEmail.on')}</LinkButton>
          ) : (
            <LinkButton to="/dashboard/parent/children/add">{t('confirmEmail.toChild')}</LinkButton>
          )}
        </>
      )}
    </MailedAct>
  );
}
