import { VOID_REASONS, type VoidReason } from '@ori/contracts/worksheet-names';
import type { SheetResults } from '@ori/contracts/worksheets';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { useFocusLeftBehind } from '../../../lib/focus-left-behind.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Note } from '../../../ui/note.tsx';
import { useTakeBack } from '../worksheets.queries.ts';

interface ChoiceProps {
  readonly told: SheetResults;
  readonly chosen: readonly number[];
  readonly onChoose: (chosen: readonly number[]) => void;
}

/** The marks that count, to be ticked. */
function Choice({ told, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('worksheets');
  const turn = (number: number) =>
    onChoose(chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number]);
  return (
    <fieldset className="mark-choice">
      <legend>{t('back.takeBack.which')}</legend>
      {told.results.map(({ number, verdict }) => (
        <label key={number}>
          <input type="checkbox" checked={chosen.includes(number)} onChange={() => turn(number)} />
          {t(`back.takeBack.${verdict === 'correct' ? 'right' : 'wrong'}`, { number })}
        </label>
      ))}
    </fieldset>
  );
}

interface TakeBackProps {
  readonly code: string;
  readonly child: { readonly id: string; readonly firstName: string };
  readonly told: SheetResults;
}

function TakeBackForm({ code, child, told }: TakeBackProps) {
  const { t } = useTranslation('worksheets');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const takeBack = useTakeBack(code, child.id);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [reason, setReason] = useState<VoidReason>('tapped-wrong');
  // With the last mark the form goes, and with it the button that was pressed.
  const own = useFocusLeftBehind((button) =>
    button.closest('.mark-desk')?.querySelector<HTMLElement>('.mark-standing'),
  );
  const onSuccess = () => {
    setChosen([]);
    toasts.show({ type: 'success', title: t('back.takeBack.done') });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    takeBack.mutate({ childId: child.id, numbers: [...chosen], reason }, { onSuccess });
  };
  return (
    <Disclosure summary={t('back.takeBack.title')}>
      <form className="grid gap-4" onSubmit={send}>
        <p className="text-mute">{t('back.takeBack.lead', { name: child.firstName })}</p>
        <Choice told={told} chosen={chosen} onChoose={setChosen} />
        <div className="max-w-sm">
          <Select
            label={t('back.takeBack.why')}
            value={reason}
            options={VOID_REASONS.map((value) => ({ value, label: t(`back.takeBack.reason.${value}`) }))}
            onChange={({ target }) => setReason(target.value as VoidReason)}
          />
        </div>
        {takeBack.error && <Note tone="danger">{wordsOf(takeBack.error)}</Note>}
        <Button
          ref={own}
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={takeBack.isPending}
          disabled={chosen.length === 0}
        >
          {t('back.takeBack.send', { count: chosen.length })}
        </Button>
      </form>
    </Disclosure>
  );
}

/** The way back from marks that were counted by mistake: they count no longer, and can be tapped anew. */
export function TakeBack(props: TakeBackProps) {
  return props.told.results.length > 0 && <TakeBackForm {...props} />;
}
