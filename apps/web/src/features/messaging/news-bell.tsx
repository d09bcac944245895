import type { Role } from '@ori/contracts/roles';
import { Bell } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { useUnseen } from './notices.queries.ts';
import './news-bell.css';

/** More than this is shown as "so many and more". */
const MOST = 9;

/** The head is drawn before any signed-in page, and stays. */
const never = (): (() => void) => () => undefined;

interface Props {
  /** The element in the site's head where the bell hangs. */
  readonly slotId: string;
  readonly role: Role;
}

/** How much is new, in the site's head; it leads to the list, and never rings. */
export function NewsBell({ slotId, role }: Props) {
  const { t } = useTranslation('rooms');
  const { data: unseen = 0 } = useUnseen();
  const slot = useSyncExternalStore(
    never,
    () => document.getElementById(slotId),
    () => null,
  );
  if (slot === null) return null;
  return createPortal(
    <Link
      to={role === 'parent' ? '/dashboard/parent/notifications' : '/notifications'}
      className={buttonClass({ variant: 'quiet' }, 'btn-icon news-bell')}
      aria-label={unseen === 0 ? t('bell.label') : t('bell.count', { count: unseen })}
    >
      <Bell size={22} aria-hidden="true" />
      {unseen > 0 && (
        <span className="news-bell-count" aria-hidden="true">
          {unseen > MOST ? `${MOST}+` : unseen}
        </span>
      )}
    </Link>,
    slot,
  );
}
