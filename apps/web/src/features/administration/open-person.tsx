import { LOOK_REASONS, type LookReason, lookReasonOf } from '@ori/contracts/administration-names';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FailedCall } from '../../lib/failure.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';
import { usePerson } from './administration.queries.ts';
import { PersonView } from './person-view.tsx';

interface AskReasonProps {
  readonly onGiven: (reason: LookReason) => void;
}

/** A learner's record opens for a reason only; the family reads who looked, when and why. */
function AskReason({ onGiven }: AskReasonProps) {
  const { t } = useTranslation('administration');
  const [reason, setReason] = useState<LookReason | null>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason) onGiven(reason);
  };
  return (
    <form className="admin-reason" onSubmit={submit}>
      <RadioCards
        legend={t('reason.title')}
        hint={t('reason.hint')}
        name="reason"
        columns={2}
        value={reason ?? ''}
        options={LOOK_REASONS.map((value) => ({ value, title: t(`reason.${value}`) }))}
        error={isMissing && reason === null ? t('reason.missing') : undefined}
        onChange={(value) => setReason(lookReasonOf(value) ?? null)}
      />
      <Button type="submit" className="justify-self-start">
        {t('reason.open')}
      </Button>
    </form>
  );
}

interface OpenedProps extends AskReasonProps {
  readonly id: string;
  readonly reason: LookReason | null;
}

const needsReason = (error: Error | null): boolean =>
  error instanceof FailedCall && error.failure.code === 'reason-needed';

function Opened({ id, reason, onGiven }: OpenedProps) {
  const person = usePerson(id, reason);
  if (reason === null && needsReason(person.error)) return <AskReason onGiven={onGiven} />;
  return (
    <Loaded query={person} waiting={<Skeleton className="h-96 w-full" />}>
      {(found) => <PersonView person={found} reason={reason} />}
    </Loaded>
  );
}

interface OpenPersonProps {
  readonly id: string;
  readonly onBack: () => void;
}

/** One person, opened: at once, or once the reason for it was given. */
export function OpenPerson({ id, onBack }: OpenPersonProps) {
  const { t } = useTranslation('administration');
  const [search] = useSearchParams();
  const [reason, setReason] = useState<LookReason | null>(null);
  const isAsked = search.has('learner') && reason === null;
  return (
    <div className="grid gap-6">
      <Button variant="quiet" className="justify-self-start" onClick={onBack}>
        {t('people.back')}
      </Button>
      {isAsked ? <AskReason onGiven={setReason} /> : <Opened id={id} reason={reason} onGiven={setReason} />}
    </div>
  );
}
