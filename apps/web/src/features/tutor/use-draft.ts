import { type KeyboardEvent, type SubmitEvent, useState } from 'react';

/** Whether a text may be sent: not empty, not only spaces, and nothing under way (spec §5). */
export function maySend(text: string, isBusy: boolean): boolean {
  return !isBusy && text.trim() !== '';
}

interface Sending {
  readonly isBusy: boolean;
  readonly onSend: (text: string) => Promise<boolean>;
}

/**
 * What is typed to Ori. Enter sends, Shift and Enter begin a new line, as working needs. It comes back when it could
 * not be sent, unless something new was typed by then.
 */
export function useDraft({ isBusy, onSend }: Sending) {
  const [text, setText] = useState('');
  const canSend = maySend(text, isBusy);
  const send = async () => {
    if (!canSend) return;
    setText('');
    if (!(await onSend(text))) setText((typed) => (typed === '' ? text : typed));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return { text, setText, canSend, press, submit };
}
