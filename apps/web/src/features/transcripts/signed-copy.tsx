import type { IssuedCredential } from '@ori/contracts/credentials';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { didCopy } from '../../lib/clipboard.ts';
import { localDay } from '../../lib/local-day.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { revokeCredential } from './transcripts.queries.ts';
import { usePress } from './use-press.ts';
import { useWriting } from './use-writing.ts';

/** Hands a text to the browser as a file. */
function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/jwt' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

function TakeBack({ id }: { readonly id: string }) {
  const { t } = useTranslation('transcript');
  const { press, busy } = usePress();
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <Button variant="quiet" onClick={() => setSure(true)}>
        {t('signed.revoke')}
      </Button>
    );
  return (
    <Button
      variant="danger"
      busy={busy}
      onClick={() => void press(() => revokeCredential(id), t('signed.revoked'))}
    >
      {t('signed.revokeSure')}
    </Button>
  );
}

/** What can be done with a copy: saved, handed on as a link whose secret part no server sees, checked, taken back. */
function Tools({ credential: { id, token, code } }: { readonly credential: IssuedCredential }) {
  const { t } = useTranslation('transcript');
  const toasts = useToasts();
  const verify = `/verify#${token}`;
  const copy = async () => {
    const isCopied = await didCopy(`${window.location.origin}${verify}`);
    toasts.show({
      type: isCopied ? 'success' : 'warning',
      title: t(isCopied ? 'signed.copied' : 'signed.notCopied'),
    });
  };
  return (
    <p className="transcript-tools">
      <Button variant="secondary" onClick={() => download(token, `transcript-${code.toLowerCase()}.jwt`)}>
        {t('signed.download')}
      </Button>
      <Button variant="quiet" onClick={() => void copy()}>
        {t('signed.copy')}
      </Button>
      <Link className="btn btn-quiet" to={verify}>
        {t('signed.check')}
      </Link>
      <TakeBack id={id} />
    </p>
  );
}

interface Props {
  readonly credential: IssuedCredential;
  /** The code of the transcript as it stands now. */
  readonly code: string;
}

/** A copy that was signed: when, whether it still says what the transcript says, and whether it stands. */
export function SignedCopy({ credential, code }: Props) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  const { issuedAt, validUntil, revokedAt } = credential;
  const day = (moment: string) => write.day(localDay(new Date(moment)));
  return (
    <li className="signed-one" data-revoked={revokedAt !== null || undefined}>
      <p>
        <b>{t('signed.issued', { day: day(issuedAt) })}</b>
        {validUntil !== null && ` · ${t('signed.until', { day: write.day(validUntil.slice(0, 10)) })}`}
      </p>
      <p className="text-sm">
        {revokedAt !== null
          ? t('signed.revokedOn', { day: day(revokedAt) })
          : t(credential.code === code ? 'signed.same' : 'signed.older')}{' '}
        <span className="text-mute">{credential.code}</span>
      </p>
      {revokedAt === null && <Tools credential={credential} />}
    </li>
  );
}
