import type { FamilyCopy } from '@ori/contracts/privacy';
import { EXPORT_HOURS } from '@ori/contracts/retention';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { ProveForm } from '../../lib/prove-form.tsx';
import { zoneGoneBy } from '../../lib/local-day.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Note } from '../../ui/note.tsx';
import { type Copies, useCopies, useCopiesAnew, useMakeCopy } from './privacy.queries.ts';
import './privacy.css';

const MEGABYTE = 1_000_000;
const PERCENT = 100;
/** Where a copy is fetched; the answer is a file, so the page stays. */
const zipOf = (id: string): string => `/api/privacy/copies/${id}/zip`;

interface CopyProps {
  readonly copy: FamilyCopy;
  readonly isProved: boolean;
  readonly onProve: () => void;
}

function Ready({ copy: { id, bytes, askedAt, expiresAt }, isProved, onProve }: CopyProps) {
  const { t, i18n } = useTranslation('privacy');
  const moment = new Intl.DateTimeFormat(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zoneGoneBy(),
  });
  const size = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 2 });
  return (
    <li className="copy">
      <div>
        <p className="font-bold">{t('copy.of', { when: moment.format(new Date(askedAt)) })}</p>
        <p className="text-mute">
          {t('copy.until', { size: size.format(bytes / MEGABYTE), when: moment.format(new Date(expiresAt)) })}
        </p>
      </div>
      {isProved ? (
        <a className={buttonClass({ variant: 'primary' })} href={zipOf(id)} download>
          {t('copy.fetch')}
        </a>
      ) : (
        <Button onClick={onProve}>{t('copy.fetch')}</Button>
      )}
    </li>
  );
}

function Copy(props: CopyProps) {
  const { t } = useTranslation('privacy');
  const { state, done } = props.copy;
  if (state === 'ready') return <Ready {...props} />;
  if (state === 'failed')
    return (
      <li>
        <Note tone="danger">{t('copy.failed')}</Note>
      </li>
    );
  return (
    <li>
      <ProgressBar
        label={t('copy.making')}
        value={done}
        max={PERCENT}
        valueText={t('copy.percent', { done })}
        tone="gold"
      />
    </li>
  );
}

function fetchZip(id: string): void {
  Object.assign(document.createElement('a'), { href: zipOf(id), download: '' }).click();
}

/** What happens once the secret was given: another copy is made, or the one of this id is fetched. */
type Wish = 'make' | { readonly id: string } | null;

function Desk({ copies, provedUntil, hasPin }: Copies & { readonly hasPin: boolean }) {
  const { t } = useTranslation('privacy');
  const wordsOf = useFailureWords();
  const make = useMakeCopy();
  const askAnew = useCopiesAnew();
  const [wish, setWish] = useState<Wish>(null);
  const isProved = provedUntil !== null;
  const proved = () => {
    askAnew();
    if (wish === 'make') make.mutate();
    else if (wish !== null) fetchZip(wish.id);
    setWish(null);
  };
  return (
    <div className="grid gap-5">
      {copies.length > 0 && (
        <ul className="grid gap-3" aria-live="polite">
          {copies.map((copy) => (
            <Copy key={copy.id} copy={copy} isProved={isProved} onProve={() => setWish({ id: copy.id })} />
          ))}
        </ul>
      )}
      <div aria-live="assertive">{make.isError && <Note tone="danger">{wordsOf(make.error)}</Note>}</div>
      {wish === null ? (
        <Button
          variant={copies.length > 0 ? 'secondary' : 'primary'}
          className="justify-self-start"
          busy={make.isPending}
          onClick={() => (isProved ? make.mutate() : setWish('make'))}
        >
          {t('copy.make')}
        </Button>
      ) : (
        <ProveForm hasPin={hasPin} onProved={proved} onCancel={() => setWish(null)} />
      )}
    </div>
  );
}

/** A copy of everything the family has here, as one zip: asked for, made in the background, fetched within a day. */
export function WholeCopy({ hasPin }: { readonly hasPin: boolean }) {
  const { t } = useTranslation('privacy');
  const copies = useCopies();
  return (
    <div className="grid gap-4">
      <ul className="copy-holds">
        {(['page', 'pdf', 'tables', 'json'] as const).map((part) => (
          <li key={part}>{t(`copy.holds.${part}`)}</li>
        ))}
      </ul>
      <p className="text-mute">{t('copy.kept', { count: EXPORT_HOURS })}</p>
      <Loaded query={copies} waiting={<Skeleton className="h-16 w-full" />}>
        {(answer) => <Desk {...answer} hasPin={hasPin} />}
      </Loaded>
    </div>
  );
}
