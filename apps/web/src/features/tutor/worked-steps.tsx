import type { TutorMessage } from '@ori/contracts/tutor';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { MessageText } from './message-text.tsx';

/** A worked way, one step at a time: the next is shown when it is asked for. */
export function WorkedSteps({ steps }: Pick<TutorMessage, 'steps'>) {
  const { t } = useTranslation('tutor');
  const [shown, setShown] = useState(1);
  const list = useRef<HTMLOListElement>(null);
  if (steps.length === 0) return null;
  const unfold = () => {
    setShown(shown + 1);
    // The button goes with the last step: the focus stays with the steps.
    if (shown + 1 === steps.length) list.current?.focus();
  };
  return (
    <div className="tutor-steps">
      <ol ref={list} tabIndex={-1} aria-live="polite" aria-label={t('steps.label')}>
        {steps.slice(0, shown).map(({ text, reason }, index) => (
          <li key={`${index} ${text}`}>
            <MessageText text={text} />
            {reason && (
              <div className="tutor-reason">
                <MessageText text={reason} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {shown < steps.length && (
        <Button variant="quiet" onClick={unfold}>
          <ChevronDown size={18} aria-hidden="true" />
          {t('steps.next', { shown, total: steps.length })}
        </Button>
      )}
    </div>
  );
}
