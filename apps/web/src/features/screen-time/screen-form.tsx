import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type DraftProblem, limitsIn, type LimitsDraft, problemIn, type SpanName } from './limits-draft.ts';
import { useSetScreenLimits } from './screen-time.queries.ts';

interface PartProps {
  readonly draft: LimitsDraft;
  readonly set: (changes: Partial<LimitsDraft>) => void;
  readonly problem: DraftProblem | null;
}

function Span({ name, draft, set, problem }: PartProps & { readonly name: SpanName }) {
  const { t } = useTranslation('privacy');
  const span = draft[name];
  const change = (changes: Partial<typeof span>) => set({ [name]: { ...span, ...changes } });
  return (
    <div className="screen-span">
      <Checkbox
        label={t(`screen.${name}`)}
        checked={span.isOn}
        onChange={({ target }) => change({ isOn: target.checked })}
      />
      {span.isOn && (
        <fieldset className="screen-times">
          <legend className="sr-only">{t(`screen.${name}`)}</legend>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              label={t(`screen.${end}`)}
              type="time"
              required
              value={span[end]}
              onChange={({ target }) => change({ [end]: target.value })}
              error={end === 'to' && problem === name ? t('screen.bad.span') : undefined}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface ScreenFormProps extends Omit<PartProps, 'problem'> {
  readonly childId: string;
  readonly firstName: string;
  readonly hasChanges: boolean;
  /** All children of the family, this one among them. */
  readonly everyone: readonly string[];
}

/** Minutes a day, learning hours, quiet time; saved for one child, or for all of them at once. */
export function ScreenForm({ childId, firstName, draft, set, hasChanges, everyone }: ScreenFormProps) {
  const { t } = useTranslation('privacy');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const change = useSetScreenLimits();
  const problem = problemIn(draft);
  const save = (childIds: readonly string[], title: string) => {
    if (problem !== null) return;
    change.mutate(
      { childIds, limits: limitsIn(draft) },
      {
        onSuccess: () => toasts.show({ type: 'success', title }),
        onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
      },
    );
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save([childId], t('screen.saved', { name: firstName }));
  };
  return (
    <form className="screen-form" onSubmit={submit} noValidate>
      <TextField
        label={t('screen.minutes')}
        hint={t('screen.minutesHint')}
        error={problem === 'minutes' ? t('screen.bad.minutes') : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={draft.minutes}
        onChange={({ target }) => set({ minutes: target.value })}
      />
      <Span name="hours" draft={draft} set={set} problem={problem} />
      <Span name="quiet" draft={draft} set={set} problem={problem} />
      <p className="screen-never" aria-live="polite">
        {problem === 'never' && t('screen.bad.never')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={hasChanges ? 'primary' : 'secondary'}
          busy={change.isPending}
          disabled={problem !== null}
        >
          {t('screen.save')}
        </Button>
        {everyone.length > 1 && (
          <Button
            variant="quiet"
            busy={change.isPending}
            disabled={problem !== null}
            onClick={() => save(everyone, t('screen.savedAll'))}
          >
            {t('screen.forAll')}
          </Button>
        )}
      </div>
    </form>
  );
}
