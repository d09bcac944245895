import { useTranslation } from 'react-i18next';
import { Overlay } from '../../ui/feedback/overlay.tsx';

export type WaitingFor =
  | 'signingIn'
  | 'creatingAccount'
  | 'signingOut'
  | 'verifyingCredentials'
  | 'loading'
  | 'verifyingAccess';

/** Says what is being waited for, in the specification's words (§8); `inline` leaves the page's frame visible. */
export function Waiting({ what, inline }: { readonly what: WaitingFor; readonly inline?: boolean }) {
  const { t } = useTranslation();
  return <Overlay text={t(`overlay.${what}`)} inline={inline} />;
}

/** The same over the page, but only once it takes noticeably long: nothing flashes for what comes at once. */
export function LongWait({ what, when }: { readonly what: WaitingFor; readonly when: boolean }) {
  if (!when) return null;
  return (
    <div className="long-wait">
      <Waiting what={what} />
    </div>
  );
}
