import type { GivenUp } from '@ori/contracts/administration';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AdminPart } from './admin-part.tsx';
import { useGivenUp, useGivenUpAct } from './administration.queries.ts';
import { ConfirmBox } from './confirm-box.tsx';
import { useFigures } from './use-figures.ts';

type GivenUpJob = GivenUp['jobs'][number];

interface ActsProps {
  readonly id: number;
  readonly kind: string;
  /** When it was added, in words. */
  readonly when: string;
}

function Acts({ id, kind, when }: ActsProps) {
  const { t } = useTranslation('administration');
  const doing = useGivenUpAct();
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const [isAsked, setAsked] = useState(false);
  const carryOut = (act: 'tryAgain' | 'discard') => {
    const title = t(act === 'discard' ? 'givenUp.discarded' : 'givenUp.triedAgain');
    const told = {
      onSuccess: () => toasts.show({ type: 'success', title }),
      onError: (error: Error) => toasts.show({ type: 'error', title: wordsOf(error) }),
      onSettled: () => setAsked(false),
    };
    doing.mutate({ id, act }, told);
  };
  const which = <span className="sr-only">{` ${kind}, ${when}`}</span>;
  const isBusy = doing.isPending;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" busy={isBusy && !isAsked} onClick={() => carryOut('tryAgain')}>
        {t('givenUp.tryAgain')}
        {which}
      </Button>
      <Button variant="quiet" disabled={isBusy} onClick={() => setAsked(true)}>
        {t('givenUp.discard')}
        {which}
      </Button>
      {isAsked && (
        <ConfirmBox
          title={t('givenUp.ask')}
          text={t('givenUp.askText', { kind, when })}
          yes={t('givenUp.discard')}
          no={t('givenUp.keep')}
          isGrave
          isBusy={isBusy}
          onYes={() => carryOut('discard')}
          onNo={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function Job({ job: { id, kind, name, addedAt, triedAt, tries, reason } }: { readonly job: GivenUpJob }) {
  const { t } = useTranslation('administration');
  const { moment } = useFigures();
  const [words, when] = [t(`givenUp.kind.${kind}`), moment(addedAt)];
  return (
    <li className="admin-letter">
      <p className="admin-letter-head">
        <b>{words}</b> <code>{name}</code>
      </p>
      <p className="text-mute">
        <time dateTime={addedAt}>{t('givenUp.added', { when })}</time>
        {' · '}
        <time dateTime={triedAt}>{t('givenUp.tried', { when: moment(triedAt) })}</time>
        {' · '}
        {t('givenUp.tries', { count: tries })}
      </p>
      <p className="admin-letter-head">
        {t('givenUp.reason')} <code>{reason}</code>
      </p>
      <Acts id={id} kind={words} when={when} />
    </li>
  );
}

/** Letters and jobs of which every try failed, to be tried again or discarded. */
export function GivenUpPart() {
  const { t } = useTranslation('administration');
  const givenUp = useGivenUp();
  return (
    <AdminPart id="given-up" title={t('givenUp.title')} lead={t('givenUp.lead')}>
      <Loaded query={givenUp} waiting={<Skeleton className="h-24 w-full" />}>
        {({ jobs }) =>
          jobs.length === 0 ? (
            <p className="max-w-prose text-mute">{t('givenUp.none')}</p>
          ) : (
            <ul className="admin-letters">
              {jobs.map((job) => (
                <Job key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </AdminPart>
  );
}
