import type { ThreadSummary } from '@ori/contracts/messaging';
import { MESSAGE_MAX_CHARS } from '@ori/contracts/messaging-names';
import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, use, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { describedBy, FieldError } from '../../ui/forms/field-frame.tsx';
import { Note } from '../../ui/note.tsx';
import { StillLearningContext } from './still-learning.ts';
import { useWriteMessage } from './threads.queries.ts';
import { usePeopleWords } from './thread-words.ts';

/** From here on, how much room is left is said. */
const NEARLY_FULL = MESSAGE_MAX_CHARS - 200;

interface Draft {
  readonly text: string;
  readonly onText: (text: string) => void;
  /** This text went out: whatever was typed since stays. */
  readonly onSent: (text: string) => void;
}

/** What is being written; sent twice it is one message, since its id is made before the first try. */
function useSending({ thread, text, onText, onSent }: Draft & { readonly thread: ThreadSummary }) {
  const write = useWriteMessage(thread);
  const wordsOf = useFailureWords();
  const { t } = useTranslation('messages');
  const id = useRef(crypto.randomUUID());
  const [care, setCare] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  // A second press comes before the button is drawn as busy.
  const isUnderWay = useRef(false);
  const put = async () => {
    isUnderWay.current = true;
    try {
      const answer = await write.mutateAsync({ id: id.current, text });
      id.current = crypto.randomUUID();
      setCare(answer.care);
      // Told even when this thread was left meanwhile: what was sent must not stand here as a draft.
      onSent(text);
    } catch {
      // Said at the field, from the call's own state.
    }
    isUnderWay.current = false;
  };
  const send = () => {
    setEmpty(text.trim() === '');
    if (text.trim() !== '' && !isUnderWay.current) void put();
  };
  const change = (changed: string) => {
    // Other words are another message.
    if (write.isError) id.current = crypto.randomUUID();
    setEmpty(false);
    write.reset();
    onText(changed);
  };
  const refused = write.error === null ? undefined : wordsOf(write.error);
  return { send, change, care, busy: write.isPending, error: isEmpty ? t('write.empty') : refused };
}

/** Short words for those who are still learning to write. */
function ReadyWords({ onPick }: { readonly onPick: (text: string) => void }) {
  const { t } = useTranslation('messages');
  const words = [
    t('write.ready.done'),
    t('write.ready.help'),
    t('write.ready.look'),
    t('write.ready.thanks'),
  ];
  return (
    <ul className="ready-words" aria-label={t('write.ready.label')}>
      {words.map((text) => (
        <li key={text}>
          <button type="button" className="chip" data-tone="nile" onClick={() => onPick(text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface Props extends Draft {
  readonly thread: ThreadSummary;
}

/** Where a message is written: who will read it stands at the field; nothing typed is lost when sending fails. */
export function Composer({ thread, ...draft }: Props) {
  const hasReadyWords = use(StillLearningContext);
  const { t } = useTranslation('messages');
  const { text } = draft;
  const fieldId = useId();
  const namesOf = usePeopleWords();
  const { send, change, care, busy, error } = useSending({ thread, ...draft });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  const isNearlyFull = text.length >= NEARLY_FULL;
  const names = namesOf(thread.people.filter(({ isYou }) => !isYou));
  return (
    <form className="composer no-print" onSubmit={submit}>
      <div aria-live="polite">{care !== null && <Note tone="lapis">{care}</Note>}</div>
      {hasReadyWords && <ReadyWords onPick={(words) => change(text === '' ? words : `${text} ${words}`)} />}
      <label htmlFor={fieldId} className="field-label">
        {t('write.label', { names })}
      </label>
      <textarea
        id={fieldId}
        className="input"
        rows={2}
        maxLength={MESSAGE_MAX_CHARS}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
        {...describedBy(fieldId, { hint: isNearlyFull, error })}
      />
      <FieldError id={`${fieldId}-error`}>{error}</FieldError>
      <div className="composer-foot">
        <p id={`${fieldId}-hint`} className="field-hint">
          {isNearlyFull && t('write.left', { count: MESSAGE_MAX_CHARS - text.length })}
        </p>
        <Button type="submit" busy={busy}>
          {t('write.send')}
          <SendHorizontal size={18} aria-hidden="true" />
        </Button>
      </div>
    </form>
  );
}
