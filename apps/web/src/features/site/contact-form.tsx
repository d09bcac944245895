import type { ContactAnswer, ContactInput } from '@ori/contracts/site';
import { EMAIL_MAX } from '@ori/contracts/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rest } from '../../lib/rest.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { Paragraphs } from '../../ui/paragraphs.tsx';

const TOPICS = [
  'question',
  'problem',
  'content',
  'privacy',
  'other',
] as const satisfies readonly ContactInput['topic'][];
const NAME_MAX = 120;
const MESSAGE_MIN = 10;
const MESSAGE_MAX = 4_000;

interface Person {
  readonly name: string;
  readonly email: string;
}

function send(filled: FormData) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return rest<ContactAnswer>('POST', '/api/contact', {
    timeZone,
    name: textOf(filled, 'name').trim(),
    email: textOf(filled, 'email').trim(),
    topic: textOf(filled, 'topic'),
    message: textOf(filled, 'message').trim(),
  });
}

function Sender({
  person,
  errorOf,
}: {
  readonly person: Person | null;
  readonly errorOf: (name: string) => string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={t('help:contact.name')}
        name="name"
        defaultValue={person?.name}
        autoComplete="name"
        required
        maxLength={NAME_MAX}
        error={errorOf('name')}
      />
      <TextField
        label={t('help:contact.email')}
        name="email"
        type="email"
        defaultValue={person?.email}
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
        error={errorOf('email')}
      />
    </div>
  );
}

/** The form is gone: whoever reads with keys or ears goes on at the thanks, not at the top of the page. */
function focusOnce(thanks: HTMLDivElement | null): void {
  thanks?.focus();
}

/** A letter to the people who run this installation. */
export function ContactForm({ person }: { readonly person: Person | null }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState<ContactAnswer | null>(null);
  const state = useForm({ send, onDone: setSent });
  if (sent !== null) {
    return (
      <div role="status" tabIndex={-1} ref={focusOnce} className="grid gap-5">
        {sent.care && (
          <Note tone="lapis">
            <Paragraphs text={sent.care} />
          </Note>
        )}
        <Note tone="nile">
          <p className="font-bold">{t('help:contact.sent')}</p>
          <p>{t('help:contact.sentNext')}</p>
        </Note>
      </div>
    );
  }
  return (
    <form {...state.form} className="grid gap-5">
      <Sender person={person} errorOf={state.errorOf} />
      <Select
        label={t('help:contact.topic')}
        name="topic"
        required
        placeholder={t('help:contact.chooseTopic')}
        options={TOPICS.map((topic) => ({ value: topic, label: t(`help:contact.topics.${topic}`) }))}
        error={state.errorOf('topic')}
      />
      <TextArea
        label={t('help:contact.message')}
        name="message"
        required
        minLength={MESSAGE_MIN}
        maxLength={MESSAGE_MAX}
        error={state.errorOf('message')}
      />
      <FormEnd {...state.end} label={t('help:contact.submit')} />
    </form>
  );
}
