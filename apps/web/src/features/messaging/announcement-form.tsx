import type { Announcement } from '@ori/contracts/messaging';
import {
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TITLE_MAX,
  AUDIENCES,
  type Audience,
} from '@ori/contracts/messaging-names';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { publish, useAnnouncementsChanged } from './announcements.queries.ts';

const OF_ADMIN = AUDIENCES.filter((audience) => audience !== 'linked');

/** Says something to many: a teacher to the families linked to them, an admin to everybody or one role. */
export function AnnouncementForm({ role }: { readonly role: 'teacher' | 'admin' }) {
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  const changed = useAnnouncementsChanged();
  const id = useRef(crypto.randomUUID());
  const [round, setRound] = useState(0);
  const state = useForm<Announcement>({
    send: (filled) =>
      publish({
        id: id.current,
        audience: role === 'teacher' ? 'linked' : (textOf(filled, 'audience') as Audience),
        title: textOf(filled, 'title'),
        text: textOf(filled, 'text'),
      }),
    onDone: ({ title }) => {
      id.current = crypto.randomUUID();
      setRound((before) => before + 1);
      changed();
      toasts.show({ type: 'success', title: t('announcement.said', { title }) });
    },
  });
  return (
    <form {...state.form} key={round} className="announcement-form no-print">
      <h2 className="text-2xl">{t('announcement.form')}</h2>
      <p className="text-mute">{t(`announcement.formHint.${role}`)}</p>
      {role === 'admin' && (
        <Select
          label={t('announcement.audience')}
          name="audience"
          options={OF_ADMIN.map((value) => ({ value, label: t(`announcement.to.${value}`) }))}
          error={state.errorOf('audience')}
        />
      )}
      <TextField
        label={t('announcement.formTitle')}
        name="title"
        required
        minLength={3}
        maxLength={ANNOUNCEMENT_TITLE_MAX}
        error={state.errorOf('title')}
      />
      <TextArea
        label={t('announcement.formText')}
        name="text"
        required
        maxLength={ANNOUNCEMENT_TEXT_MAX}
        error={state.errorOf('text')}
      />
      <FormEnd {...state.end} label={t('announcement.publish')} />
    </form>
  );
}
