import type { Child } from '@ori/contracts/families';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';

export interface NewSignIn {
  readonly child: Child;
  /** As just chosen; it is kept nowhere else in readable form. Null where the page was left since. */
  readonly pin: string | null;
}

interface Props extends NewSignIn {
  /** Draws the picture a digit stands for. */
  readonly Picture: ComponentType<{ readonly digit: number }>;
  readonly onAnother: () => void;
  /** What to know before another child is added. */
  readonly aboutAnother?: ReactNode;
}

function Secret({ child, pin, Picture }: Omit<Props, 'onAnother' | 'aboutAnother'>) {
  const { t } = useTranslation('dashboard');
  if (pin === null)
    return (
      <div>
        <dt className="text-sm text-mute">{t(child.pictureKey ? 'card.pictures' : 'card.pin')}</dt>
        <dd>{t('card.asChosen')}</dd>
      </div>
    );
  const digits = Array.from(pin).map(Number);
  return (
    <div>
      <dt className="text-sm text-mute">{t(child.pictureKey ? 'card.pictures' : 'card.pin')}</dt>
      {child.pictureKey ? (
        <dd className="mt-2 flex flex-wrap gap-6">
          {digits.map((digit, index) => (
            <Picture key={index} digit={digit} />
          ))}
        </dd>
      ) : (
        <dd className="font-display text-4xl tracking-widest">{pin}</dd>
      )}
    </div>
  );
}

/** A child's sign-in to write down or print, right after it was made. */
export function SignInCard({ onAnother, aboutAnother, ...signIn }: Props) {
  const { t } = useTranslation('dashboard');
  const { firstName, sacredId } = signIn.child;
  return (
    <div className="grid max-w-2xl gap-6">
      <Card
        as="section"
        className="grid gap-5 border-2 border-gold"
        corner={<Ornament name="circles" className="size-32 opacity-70" />}
      >
        <h2 className="text-3xl" tabIndex={-1} ref={(heading) => heading?.focus()}>
          {t('card.title', { name: firstName })}
        </h2>
        <dl className="grid gap-5">
          <div>
            <dt className="text-sm text-mute">{t('card.where')}</dt>
            <dd className="font-bold break-all">{window.location.host}/auth</dd>
          </div>
          <div>
            <dt className="text-sm text-mute">{t('card.sacredId')}</dt>
            <dd className="font-display text-4xl break-all">{sacredId}</dd>
          </div>
          <Secret {...signIn} />
        </dl>
        <p className="text-sm text-mute">{t('card.keep')}</p>
      </Card>
      {aboutAnother && <div className="no-print">{aboutAnother}</div>}
      <div className="no-print flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>{t('card.print')}</Button>
        <Button variant="secondary" onClick={onAnother}>
          {t('card.another')}
        </Button>
        <LinkButton to="/dashboard/parent" variant="secondary">
          {t('card.home')}
        </LinkButton>
      </div>
    </div>
  );
}
