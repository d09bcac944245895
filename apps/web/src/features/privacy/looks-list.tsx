import type { Look } from '@ori/contracts/privacy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { zoneGoneBy } from '../../lib/local-day.ts';
import { MorePages } from '../../lib/more-pages.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { daysOf, type LookRun } from './days-of.ts';
import { type LooksAsked, useLooks } from './privacy.queries.ts';
import { useLookWords } from './look-words.ts';
import './privacy.css';

const TONES: Readonly<Record<Look['by']['kind'], Tone>> = {
  you: 'mute',
  family: 'nile',
  teacher: 'lapis',
  staff: 'clay',
  house: 'mute',
};

/** What somebody did, once or several times in a row. Entries from outside the family stand out. */
function Entry({ run: { last, first, count } }: { readonly run: LookRun }) {
  const { t, i18n } = useTranslation('privacy');
  const { actOf, byOf, reasonOf } = useLookWords();
  const reason = reasonOf(last);
  const time = new Intl.DateTimeFormat(i18n.language, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zoneGoneBy(),
  });
  const { kind } = last.by;
  return (
    <li className="look" data-outside={kind === 'teacher' || kind === 'staff' || undefined}>
      <time dateTime={last.at}>{time.formatRange(new Date(first.at), new Date(last.at))}</time>
      <span>
        {actOf(last)}
        {last.about && last.about.name !== '' && <b> {last.about.name}</b>}
        {reason && <span className="text-mute"> ({reason})</span>}
        {count > 1 && <span className="text-mute"> {t('looks.times', { count })}</span>}
      </span>
      <Badge tone={TONES[kind]}>{byOf(last)}</Badge>
    </li>
  );
}

interface ListProps {
  readonly asked: LooksAsked;
}

function List({ asked }: ListProps) {
  const { t, i18n } = useTranslation('privacy');
  const looks = useLooks(asked);
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: zoneGoneBy() });
  return (
    <Loaded query={looks} waiting={<Skeleton className="h-60 w-full" />}>
      {({ pages }) => {
        const all = pages.flatMap((page) => page.looks);
        if (all.length === 0) return <p className="text-mute">{t('looks.none')}</p>;
        return (
          <>
            {daysOf(all).map(({ first, runs }) => (
              <section key={first.id} className="look-day">
                <h3>{day.format(new Date(first.at))}</h3>
                <ul>
                  {runs.map((run) => (
                    <Entry key={run.last.id} run={run} />
                  ))}
                </ul>
              </section>
            ))}
            <MorePages query={looks} label={t('looks.more')} className="justify-self-start" />
          </>
        );
      }}
    </Loaded>
  );
}

interface LooksListProps {
  readonly family: readonly { readonly id: string; readonly firstName: string }[];
}

/** Who looked at what and who changed what, by day; of everybody or of people outside the family only. */
export function LooksList({ family }: LooksListProps) {
  const { t } = useTranslation('privacy');
  const [asked, setAsked] = useState<LooksAsked>({ childId: null, by: 'everybody' });
  const children = family.map(({ id, firstName }) => ({ value: id, label: firstName }));
  return (
    <div className="grid gap-5">
      <div className="privacy-pair">
        <Select
          label={t('looks.about')}
          value={asked.childId ?? ''}
          placeholder={t('looks.whole')}
          options={children}
          onChange={({ target }) => setAsked({ ...asked, childId: target.value || null })}
        />
        <Select
          label={t('looks.by')}
          value={asked.by}
          options={(['everybody', 'others'] as const).map((value) => ({
            value,
            label: t(`looks.who.${value}`),
          }))}
          onChange={({ target }) =>
            setAsked({ ...asked, by: target.value === 'others' ? 'others' : 'everybody' })
          }
        />
      </div>
      <List asked={asked} />
    </div>
  );
}
