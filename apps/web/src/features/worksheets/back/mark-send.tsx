import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusLeftBehind } from '../../../lib/focus-left-behind.ts';
import { useFocusOnArrival } from '../../../lib/focus-on-arrival.ts';
import { Button } from '../../../ui/button.tsx';

export type Mark = 'right' | 'wrong';
/** What was tapped, by the question's number. */
export type Marks = Readonly<Record<number, Mark>>;

interface Props {
  /** Whose paper it is. */
  readonly name: string;
  readonly marks: Marks;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onAllRight: () => void;
  readonly onClear: () => void;
}

/** What is about to be counted, said once more: the last moment to see a tap that went astray. */
function Check({
  name,
  marks,
  isBusy,
  onSend,
  onBack,
}: Omit<Props, 'onAllRight' | 'onClear'> & { onBack: () => void }) {
  const { t, i18n } = useTranslation('worksheets');
  const numbers = (mark: Mark) => Object.keys(marks).filter((number) => marks[Number(number)] === mark);
  const [right, wrong] = [numbers('right'), numbers('wrong')];
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const own = useFocusOnArrival<HTMLDivElement>();
  const yes = useFocusLeftBehind((button) =>
    button.closest('.mark-desk')?.querySelector<HTMLElement>('.mark-standing'),
  );
  return (
    <div
      ref={own}
      className="mark-check"
      role="group"
      tabIndex={-1}
      aria-label={t('back.check.title', { name })}
    >
      <p>
        <b>{t('back.check.title', { name })}</b>
      </p>
      <p role="status">
        {t('back.check.right', { count: right.length })}{' '}
        {wrong.length === 0
          ? t('back.check.noneWrong')
          : t('back.check.wrong', { count: wrong.length, numbers: list.format(wrong) })}
      </p>
      <p className="text-sm text-mute">{t('back.check.stays')}</p>
      <div className="mark-send">
        <Button ref={yes} busy={isBusy} onClick={onSend}>
          {t('back.check.send')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('back.check.back')}
        </Button>
      </div>
    </div>
  );
}

interface CountProps {
  readonly count: number;
  /** Somebody turned back from the second look. */
  readonly isBack: boolean;
  readonly onCount: () => void;
}

function CountButton({ count, isBack, onCount }: CountProps) {
  const { t } = useTranslation('worksheets');
  const own = useFocusOnArrival<HTMLButtonElement>(isBack);
  return (
    <Button ref={own} disabled={count === 0} onClick={onCount}>
      {t('back.send', { count })}
    </Button>
  );
}

/** The foot of a sheet that is marked: taps are counted after a second look, and can be wiped before it. */
export function MarkSend({ onAllRight, onClear, ...check }: Props) {
  const { t } = useTranslation('worksheets');
  const [step, setStep] = useState<'marking' | 'checking' | 'back'>('marking');
  const count = Object.keys(check.marks).length;
  if (step === 'checking' && count > 0) return <Check {...check} onBack={() => setStep('back')} />;
  return (
    <div className="mark-send">
      <CountButton count={count} isBack={step === 'back'} onCount={() => setStep('checking')} />
      <Button variant="secondary" onClick={onAllRight}>
        {t(count === 0 ? 'back.allRight' : 'back.restRight')}
      </Button>
      {count > 0 && (
        <Button variant="quiet" onClick={onClear}>
          {t('back.clear')}
        </Button>
      )}
    </div>
  );
}
