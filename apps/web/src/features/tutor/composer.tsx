import { TUTOR_MESSAGE_MAX_CHARS } from '@ori/contracts/tutor-names';
import { ArrowUp, Mic } from 'lucide-react';
import { useState, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { maySend } from './chat-state.ts';

interface ComposerProps {
  readonly isBusy: boolean;
  readonly onSend: (text: string) => Promise<boolean>;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

/** What was typed; it comes back when it could not be sent, unless something new was typed by then. */
function useDraft({ isBusy, onSend }: Pick<ComposerProps, 'isBusy' | 'onSend'>) {
  const [text, setText] = useState('');
  const canSend = maySend(text, isBusy);
  const send = async () => {
    if (!canSend) return;
    setText('');
    if (!(await onSend(text))) setText((typed) => (typed === '' ? text : typed));
  };
  return { text, setText, canSend, send };
}

/** Where a message is written: Enter sends, Shift and Enter begin a new line, as working needs. */
export function Composer({ input, ...sending }: ComposerProps) {
  const { t } = useTranslation('tutor');
  const { text, setText, canSend, send } = useDraft(sending);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form className="tutor-composer" onSubmit={submit}>
      <label className="tutor-field" data-value={text}>
        <span className="sr-only">{t('input.label')}</span>
        <textarea
          ref={input}
          rows={1}
          value={text}
          maxLength={TUTOR_MESSAGE_MAX_CHARS}
          placeholder={t('input.placeholder')}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={press}
        />
      </label>
      <IconButton
        label={t('voice')}
        title={t('voice')}
        icon={<Mic size={20} aria-hidden="true" />}
        disabled
      />
      <IconButton
        type="submit"
        variant="primary"
        label={t('input.send')}
        icon={<ArrowUp size={22} aria-hidden="true" />}
        disabled={!canSend}
      />
    </form>
  );
}
