import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';
import { PinSignIn } from './pin-sign-in.tsx';
import { useQuickSacredId } from './quick-pin.ts';

const PictureSignIn = lazy(async () => ({ default: (await import('./picture-sign-in.tsx')).PictureSignIn }));

const WAYS = ['pin', 'pictures', 'password'] as const;
type Way = (typeof WAYS)[number];

interface Props {
  /** Where Google should lead back to. */
  readonly from: string;
}

/** All the ways in; the PIN first. */
export function SignInPanel({ from }: Props) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>('pin');
  const known = useQuickSacredId();
  return (
    <>
      {way === 'pin' && <PinSignIn key={known} known={known} />}
      {way === 'password' && <PasswordSignIn />}
      {way === 'pictures' && (
        <Suspense fallback={<p role="status">{t('overlay.loading')}</p>}>
          <PictureSignIn known={known} />
        </Suspense>
      )}
      <div className="grid gap-2 border-t border-line pt-5">
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
