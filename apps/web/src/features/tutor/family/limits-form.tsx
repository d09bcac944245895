import { TUTOR_MODES } from '@ori/contracts/tutor-names';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { type LimitsAnswer, useChangeLimits, useTutorLimits } from './family-tutor.queries.ts';
import { draftOf, hasChanges, hasGoodMinutes, type LimitsDraft, limitsIn } from './limits-draft.ts';
import { StrongerConsent } from './stronger-consent.tsx';
import './family.css';

interface PartProps {
  readonly draft: LimitsDraft;
  readonly set: (changes: Partial<LimitsDraft>) => void;
}

function Hours({ draft, set }: PartProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div className="grid gap-4">
      <TextField
        label={t('ori.limits.minutes')}
        hint={t('ori.limits.minutesHint')}
        error={hasGoodMinutes(draft) ? undefined : t('ori.limits.minutesBad')}
        inputMode="numeric"
        value={draft.minutes}
        onChange={({ target }) => set({ minutes: target.value })}
      />
      <Checkbox
        label={t('ori.limits.quiet')}
        checked={draft.isQuiet}
        onChange={({ target }) => set({ isQuiet: target.checked })}
      />
      {draft.isQuiet && (
        <div className="limits-hours">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={t(`ori.limits.${end}`)}
              type="time"
              required
              value={draft[end]}
              onChange={({ target }) => set({ [end]: target.value })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface ModelProps {
  readonly answer: LimitsAnswer;
  readonly firstName: string;
}

/** A language model answers only where a parent agreed to it by its vendor's name. */
function Model({ draft, set, answer, firstName }: PartProps & ModelProps) {
  const { t } = useTranslation('dashboard');
  const { childId, offeredVendor: vendor, needsStrongerConsent } = answer;
  if (vendor === null) return <p className="text-mute">{t('ori.limits.noModel')}</p>;
  const isOn = draft.modelVendor === vendor;
  const stronger = needsStrongerConsent && (
    <StrongerConsent childId={childId} firstName={firstName} vendor={vendor} />
  );
  // What is on already can be switched off at any time.
  if (needsStrongerConsent && !isOn) return stronger;
  return (
    <>
      {stronger}
      <Checkbox
        label={t('ori.limits.model', { vendor })}
        hint={t('ori.limits.modelHint', { vendor })}
        checked={isOn}
        onChange={({ target }) => set({ modelVendor: target.checked ? vendor : null })}
      />
    </>
  );
}

interface LimitsFormProps {
  readonly childId: string;
  readonly firstName: string;
}

function Form({ childId, firstName, answer }: LimitsFormProps & { readonly answer: LimitsAnswer }) {
  const { t } = useTranslation('dashboard');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const [draft, setDraft] = useState(() => draftOf(answer.limits));
  const change = useChangeLimits(childId);
  const set = (changes: Partial<LimitsDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!hasGoodMinutes(draft)) return;
    change.mutate(limitsIn(draft), {
      onSuccess: () => toasts.show({ type: 'success', title: t('ori.limits.saved', { name: firstName }) }),
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  };
  const modes = TUTOR_MODES.map((mode) => ({ value: mode, label: t(`ori.limits.mode.${mode}`) }));
  return (
    <form className="limits-form" onSubmit={save}>
      <Select
        label={t('ori.limits.may', { name: firstName })}
        hint={t(`ori.limits.modeText.${draft.mode}`)}
        options={modes}
        value={draft.mode}
        onChange={({ target }) =>
          set({ mode: TUTOR_MODES.find((mode) => mode === target.value) ?? 'worked' })
        }
      />
      <Disclosure summary={t('ori.limits.more')} open={!hasGoodMinutes(draft)}>
        <Hours draft={draft} set={set} />
      </Disclosure>
      <Model draft={draft} set={set} answer={answer} firstName={firstName} />
      <Button
        type="submit"
        variant={hasChanges(draft, answer.limits) ? 'primary' : 'secondary'}
        className="justify-self-start"
        busy={change.isPending}
      >
        {t('ori.limits.save')}
      </Button>
    </form>
  );
}

/** What a child may have of the tutor: how far help goes, for how long, when not, and by which words. */
export function LimitsForm(props: LimitsFormProps) {
  const limits = useTutorLimits(props.childId);
  return (
    <Loaded query={limits} waiting={<Skeleton className="h-80 w-full" />}>
      {(answer) => <Form {...props} answer={answer} />}
    </Loaded>
  );
}
