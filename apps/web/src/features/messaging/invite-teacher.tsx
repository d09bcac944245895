import type { ChildTeacher } from '@ori/contracts/messaging';
import { LINK_INVITATION_DAYS, TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import type { Result } from '@ori/contracts/result';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '../../lib/failure.ts';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { GrantFields, grantsOf } from './grant-fields.tsx';
import { inviteTeacher, useTeachersChanged } from './links.queries.ts';

type Family = readonly { readonly id: string; readonly firstName: string }[];

/** Asks a teacher for each child chosen; the first refusal is the answer, those asked before it stay asked. */
async function inviteFor(
  filled: FormData,
  childIds: readonly string[],
): Promise<Result<ChildTeacher, Failure>> {
  const [childId = '', ...others] = childIds;
  const asked = { to: textOf(filled, 'to').trim(), grants: grantsOf(filled) };
  const answer = await inviteTeacher({ ...asked, childId, consentVersion: TEACHER_CONSENT_VERSION });
  return answer.ok && others.length > 0 ? inviteFor(filled, others) : answer;
}

function Children({ family, error }: { readonly family: Family; readonly error: string | undefined }) {
  const { t } = useTranslation('messages');
  if (family.length === 1) return <input type="hidden" name="childId" value={family[0]?.id} />;
  return (
    <fieldset className="grant-fields">
      <legend className="field-label">{t('invite.children')}</legend>
      <div className="invite-children">
        {family.map(({ id, firstName }, index) => (
          <Checkbox
            key={id}
            name="childId"
            value={id}
            label={firstName}
            error={index === family.length - 1 ? error : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** What linking a teacher means, before a parent agrees to it. */
function Meaning() {
  const { t } = useTranslation('messages');
  const days = LINK_INVITATION_DAYS;
  return (
    <ul className="invite-meaning">
      <li>{t('invite.means.reads')}</li>
      <li>{t('invite.means.never')}</li>
      <li>{t('invite.means.looks')}</li>
      <li>{t('invite.means.end', { count: days })}</li>
    </ul>
  );
}

/** A parent links a teacher to one child or several, and says what may be seen. */
export function InviteTeacher({ family }: { readonly family: Family }) {
  const { t } = useTranslation('messages');
  const toasts = useToasts();
  const changed = useTeachersChanged();
  const [round, setRound] = useState(0);
  const state = useForm<ChildTeacher>({
    send: (filled) => inviteFor(filled, filled.getAll('childId').map(String)),
    check: (filled): Readonly<Record<string, string>> =>
      filled.has('childId') ? {} : { childId: t('invite.noChild') },
    onDone: ({ invitedAs }) => {
      setRound((before) => before + 1);
      changed();
      toasts.show({ type: 'success', title: t('invite.sent', { to: invitedAs }) });
    },
  });
  return (
    <section className="invite" aria-labelledby="invite">
      <h2 id="invite" className="text-2xl">
        {t('invite.title')}
      </h2>
      <form {...state.form} key={round} className="grid gap-5">
        <Children family={family} error={state.errorOf('childId')} />
        <TextField
          label={t('invite.to')}
          hint={t('invite.toHint')}
          name="to"
          required
          maxLength={254}
          autoComplete="off"
          error={state.errorOf('to')}
        />
        <GrantFields grants={{ progress: true, records: false, work: false }} />
        <Meaning />
        <FormEnd {...state.end} label={t('invite.agree')} />
      </form>
    </section>
  );
}
