import { TUTOR_MESSAGE_MAX_CHARS } from '@ori/contracts/tutor-names';
import { ArrowUp, Mic } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDraft } from './use-draft.ts';

interface ComposerProps {
  readonly isBusy: boolean;
  readonly onSend: (text: string) => Promise<boolean>;
  readonly input: RefObject<HTMLTextAreaElement | null>;
}

/** Where a message is written. */
export function Composer({ input, ...sending }: ComposerProps) {
  const { t } = useTranslation('tutor');
  const { text, setText, canSend, press, submit } = useDraft(sending);
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
