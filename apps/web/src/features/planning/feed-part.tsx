import type { FeedStanding } from '@ori/contracts/calendar';
import { Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { didCopy } from '../../lib/clipboard.ts';
import { agoWords } from '../../lib/dates.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { useEndFeed, useFeed, useMakeFeed } from './calendar.queries.ts';

/** The one time an address is told. */
function Address({ address }: { readonly address: string }) {
  const { t } = useTranslation('planning');
  const toasts = useToasts();
  const copy = async () => {
    const isCopied = await didCopy(address);
    toasts.show({
      type: isCopied ? 'success' : 'warning',
      title: t(isCopied ? 'feed.copied' : 'feed.notCopied'),
    });
  };
  return (
    <div className="grid gap-3">
      <div className="feed-address">
        <TextField
          label={t('feed.address')}
          hint={t('feed.once')}
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy size={18} aria-hidden="true" /> {t('feed.copy')}
        </Button>
        <a className={buttonClass({ variant: 'primary' })} href={address.replace(/^https?:/, 'webcal:')}>
          {t('feed.open')}
        </a>
      </div>
    </div>
  );
}

function Standing({ standing }: { readonly standing: FeedStanding }) {
  const { t, i18n } = useTranslation('planning');
  const now = useNow();
  const { exists, madeAt, lastReadAt } = standing;
  if (!exists || madeAt === null) return null;
  return (
    <p>
      {t('feed.made', { when: agoWords(madeAt, now, i18n.language) })}{' '}
      {lastReadAt === null
        ? t('feed.unread')
        : t('feed.read', { when: agoWords(lastReadAt, now, i18n.language) })}
    </p>
  );
}

function Feed({ standing }: { readonly standing: FeedStanding }) {
  const { t } = useTranslation('planning');
  const wordsOf = useFailureWords();
  const [hasNames, setNames] = useState(standing.hasNames);
  const make = useMakeFeed();
  const end = useEndFeed();
  const error = make.error ?? end.error;
  const { exists } = standing;
  return (
    <>
      <Standing standing={standing} />
      {exists && make.data && <Address address={make.data.address} />}
      <Checkbox
        label={t('feed.names')}
        hint={t('feed.namesHint')}
        checked={hasNames}
        onChange={(event) => setNames(event.target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant={exists ? 'secondary' : 'primary'}
          busy={make.isPending}
          onClick={() => make.mutate(hasNames)}
        >
          {t(exists ? 'feed.renew' : 'feed.make')}
        </Button>
        {exists && (
          <Button variant="danger" busy={end.isPending} onClick={() => end.mutate(null)}>
            {t('feed.end')}
          </Button>
        )}
        <a className={buttonClass({ variant: 'quiet' })} href="/api/calendar/file.ics" download>
          <Download size={18} aria-hidden="true" /> {t('feed.download')}
        </a>
      </div>
      {error && <Note tone="danger">{wordsOf(error)}</Note>}
    </>
  );
}

/** The calendar elsewhere: a secret address to make, renew and take away, or a file. */
export function FeedPart() {
  const { t } = useTranslation('planning');
  const query = useFeed();
  return (
    <section className="grid gap-5" aria-labelledby="feed">
      <h2 id="feed" className="text-3xl">
        {t('feed.title')}
      </h2>
      <p className="max-w-prose text-mute">{t('feed.text')}</p>
      <Loaded query={query} waiting={<Skeleton className="h-32 w-full" />}>
        {(standing) => <Feed standing={standing} />}
      </Loaded>
    </section>
  );
}
