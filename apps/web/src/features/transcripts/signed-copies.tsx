import type { IssuedCredential } from '@ori/contracts/credentials';
import type { Transcript } from '@ori/contracts/transcript';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { SignedCopy } from './signed-copy.tsx';
import { issueCredential, useCredentials, useTranscriptsChanged } from './transcripts.queries.ts';

/** A new signed copy: what of the child goes in is chosen here, each time anew. */
function SignForm({ transcript }: { readonly transcript: Transcript }) {
  const { t } = useTranslation('transcript');
  const toasts = useToasts();
  const changed = useTranscriptsChanged();
  const today = localDay(useNow());
  const { childId, settings } = transcript;
  const state = useForm<IssuedCredential>({
    send: (filled) =>
      issueCredential({
        id: crypto.randomUUID(),
        childId,
        withName: filled.has('withName'),
        withSchool: filled.has('withSchool'),
        validUntil: textOf(filled, 'validUntil') || null,
      }),
    onDone: () => {
      void changed();
      toasts.show({ type: 'success', title: t('signed.done') });
    },
  });
  return (
    <form {...state.form} className="grid max-w-prose gap-4">
      {settings.studentName !== '' && (
        <Checkbox
          name="withName"
          label={t('signed.withName', { name: settings.studentName })}
          defaultChecked
        />
      )}
      {settings.schoolName !== '' && (
        <Checkbox
          name="withSchool"
          label={t('signed.withSchool', { name: settings.schoolName })}
          defaultChecked
        />
      )}
      <TextField
        label={t('signed.validUntil')}
        mark={t('optional')}
        hint={t('signed.validUntilHint')}
        name="validUntil"
        type="date"
        min={today}
        error={state.errorOf('validUntil')}
      />
      <FormEnd {...state.end} label={t('signed.sign')} />
    </form>
  );
}

/** Signed copies of a transcript, which anyone can verify offline. */
export function SignedCopies({ transcript }: { readonly transcript: Transcript }) {
  const { t } = useTranslation('transcript');
  const id = useId();
  const query = useCredentials(transcript.childId);
  return (
    <section aria-labelledby={id} className="no-print grid gap-4">
      <h2 id={id} className="text-2xl">
        {t('signed.title')}
      </h2>
      <p className="max-w-prose">{t('signed.lead')}</p>
      <Loaded query={query} waiting={<Skeleton className="h-24 w-full" />}>
        {({ credentials }) => (
          <>
            {credentials.length > 0 && (
              <ul className="signed-list">
                {credentials.map((credential) => (
                  <SignedCopy key={credential.id} credential={credential} code={transcript.code} />
                ))}
              </ul>
            )}
            {transcript.years.length === 0 ? (
              <p className="text-mute">{t('signed.nothing')}</p>
            ) : (
              <Disclosure summary={t('signed.new')} open={credentials.length === 0}>
                <SignForm transcript={transcript} />
              </Disclosure>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
