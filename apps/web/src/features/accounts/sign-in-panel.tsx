import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasskeyWay } from './passkey-way.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';
import { PinSignIn } from './pin-sign-in.tsx';
import { useQuickByPictures, useQuickSacredId } from './quick-pin.ts';

const PictureSignIn = lazy(async () => ({ default: (await import('./picture-sign-in.tsx')).PictureSignIn }));

const WAYS = ['pin', 'pictures', 'password'] as const;
type Way = (typeof WAYS)[number];

interface Props {
  /** Where Google should lead back to. */
  readonly from: string;
}

/** The home of those who do not read yet. */
const PICTURES_HOME = '/dashboard/k2';

/** All the ways in; the PIN first, but for those who sign in by pictures. */
export function SignInPanel({ from }: Props) {
  const { t } = useTranslation();
  const [chosen, setWay] = useState<Way | null>(null);
  const known = useQuickSacredId();
  const isByPictures = useQuickByPictures();
  const hydrated = useHydrated();
  const isYoung = isByPictures || (hydrated && known === null && from === PICTURES_HOME);
  const way = chosen ?? (isYoung ? 'pictures' : 'pin');
  return (
    <>
      {way === 'pin' && <PinSignIn key={known} known={known} />}
      {way === 'password' && <PasswordSignIn />}
      {way === 'pictures' && (
        <Suspense fallback={<p role="status">{t('overlay.loading')}</p>}>
          <PictureSignIn key={known} known={known} />
        </Suspense>
      )}
      <div className="grid gap-2 border-t border-line pt-5">
        {way !== 'pictures' && <PasskeyWay label={t('auth:signIn.passkey')} />}
        <GoogleButton wishes={{ from }} />
        {WAYS.filter((other) => other !== way).map((other) => (
          <Button key={other} variant="quiet" wide onClick={() => setWay(other)}>
            {t(`auth:way.${other}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
