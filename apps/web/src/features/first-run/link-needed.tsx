import { succeed } from '@ori/contracts/result';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Card } from '../../ui/card.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';

/** The token of what was pasted: a whole address, or the token alone. */
export function tokenIn(pasted: string): string {
  const text = pasted.trim();
  return URL.canParse(text) ? (new URL(text).searchParams.get('token') ?? '') : text;
}

interface Props {
  /** Null: the address brought nothing. */
  readonly failure: Failure | null;
  readonly onToken: (token: string) => void;
}

/** Where the address is found that opens the page, and a place to paste it. */
export function LinkNeeded({ failure, onToken }: Props) {
  const { t } = useTranslation('administration');
  const wordsOf = useFailureWords();
  const state = useForm<string>({
    send: async (filled) => succeed(tokenIn(textOf(filled, 'link'))),
    onDone: onToken,
  });
  return (
    <div className="page first-run-link">
      <h1 className="text-4xl text-pretty">{t('firstRun.link.title')}</h1>
      <p className="max-w-prose text-lg text-mute">{t('firstRun.link.lead')}</p>
      {failure && <Note tone="danger">{wordsOf(failure)}</Note>}
      <Card>
        <form {...state.form} className="grid gap-5">
          <TextField
            label={t('firstRun.link.label')}
            name="link"
            required
            autoComplete="off"
            spellCheck={false}
            error={state.errorOf('link')}
          />
          <FormEnd {...state.end} label={t('firstRun.link.go')} />
        </form>
      </Card>
      <p className="text-mute">{t('firstRun.link.where')}</p>
      <pre className="first-run-code">
        <code>journalctl -u ori-academy | grep /setup</code>
      </pre>
    </div>
  );
}
