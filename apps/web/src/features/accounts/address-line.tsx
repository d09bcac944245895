import { owesConfirmation } from '@ori/core/accounts/email-proof';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { profileOf } from './profile-of.ts';
import { useSession } from './session.ts';

/** One quiet line in a grown-up's room until they said that their address is theirs; nothing for anybody else. */
export function AddressLine({ className }: { readonly className?: string }) {
  const { t } = useTranslation('rooms');
  const { user } = useSession();
  if (!user || !owesConfirmation(user)) return null;
  return (
    <div className={className}>
      <p className="no-print pt-4 text-sm text-mute">
        {t('address.line', { email: user.email })} <Link to={profileOf(user)}>{t('address.toConfirm')}</Link>
      </p>
    </div>
  );
}
