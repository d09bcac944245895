import type { AuthenticatorState } from '@ori/contracts/authenticator';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusLeftBehind } from '../../../lib/focus-left-behind.ts';
import { zoneGoneBy } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';

function Facts({ app, codesLeft }: { readonly app: App; readonly codesLeft: number }) {
  const { t, i18n } = useTranslation('authenticator');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: zoneGoneBy() });
  const added = t('added', { when: day.format(new Date(app.addedAt)) });
  const used = app.lastUsedAt ? t('used', { when: day.format(new Date(app.lastUsedAt)) }) : t('unused');
  return (
    <div className="flex gap-3">
      <Smartphone className="mt-1 shrink-0 text-gold" size={22} aria-hidden="true" />
      <div>
        <p className="font-bold">{`${added} · ${used}`}</p>
        <p className="text-sm text-mute">{t('codes.left', { count: codesLeft })}</p>
      </div>
    </div>
  );
}

type App = NonNullable<AuthenticatorState['app']>;
type Change = 'remove' | 'renew';

interface SureProps {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly busy: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Sure({ text, yes, no, busy, onYes, onNo }: SureProps) {
  const own = useFocusLeftBehind<HTMLDivElement>(({ parentElement }) => parentElement);
  return (
    <div ref={own} className="grid gap-3">
      <p role="status">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="danger" busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="quiet" onClick={onNo}>
          {no}
        </Button>
      </div>
    </div>
  );
}

function Choices({ onChoose }: { readonly onChoose: (change: Change) => void }) {
  const { t } = useTranslation('authenticator');
  const own = useFocusLeftBehind<HTMLDivElement>(({ parentElement }) => parentElement);
  return (
    <div ref={own} className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={() => onChoose('renew')}>
        {t('codes.renew')}
      </Button>
      <Button variant="quiet" onClick={() => onChoose('remove')}>
        {t('remove')}
      </Button>
    </div>
  );
}

interface Props {
  readonly app: App;
  readonly codesLeft: number;
  readonly isAdmin: boolean;
  readonly doing: string | null;
  readonly onChange: (change: Change) => void;
}

/** The app somebody has: what is known of it, new recovery codes for it, and its end. Both changes are asked twice. */
export function AppRow({ app, codesLeft, isAdmin, doing, onChange }: Props) {
  const { t } = useTranslation('authenticator');
  const [chosen, choose] = useState<Change | null>(null);
  return (
    <div className="grid gap-4">
      <Facts app={app} codesLeft={codesLeft} />
      {chosen === null ? (
        <Choices onChoose={choose} />
      ) : (
        <Sure
          text={chosen === 'renew' ? t('codes.sure') : t(isAdmin ? 'sureAdmin' : 'sure')}
          yes={t(chosen === 'renew' ? 'codes.renewSure' : 'removeSure')}
          no={t(chosen === 'renew' ? 'cancel' : 'keep')}
          busy={doing === chosen}
          onYes={() => onChange(chosen)}
          onNo={() => choose(null)}
        />
      )}
    </div>
  );
}
