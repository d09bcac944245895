import type { Child, UpdateChildInput } from '@ori/contracts/families';
import { AGE_GROUPS, type AgeGroup } from '@ori/contracts/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToasts } from '../../lib/toasts.ts';
import { useAskedProof } from '../../lib/use-asked-proof.tsx';
import { textOf, useForm } from '../../lib/use-form.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type ChildAnswer, updateChild, useFamilyChanged } from './families.queries.ts';
import { BirthFields } from './birth-fields.tsx';
import { GradeSelect } from './grade-select.tsx';
import { numberOf } from './new-child.ts';
import { secretFaults, SecretFields, secretOf, type SecretParts } from './secret-fields.tsx';

/** What the parent's own account opens with. */
export interface OwnSecret {
  readonly hasPin: boolean;
}
interface Props {
  readonly child: Child;
  readonly close: () => void;
}

/** After a change: the lists anew, a word about it, the dialog gone. */
function useDone({ close }: Pick<Props, 'close'>, message: string): () => void {
  const changed = useFamilyChanged();
  const toasts = useToasts();
  return () => {
    changed();
    toasts.show({ type: 'success', title: message });
    close();
  };
}

function detailsOf(filled: FormData): UpdateChildInput {
  return {
    firstName: textOf(filled, 'firstName').trim(),
    ageGroup: textOf(filled, 'ageGroup') as AgeGroup,
    birthMonth: numberOf(filled, 'birthMonth'),
    birthYear: numberOf(filled, 'birthYear'),
    gradeLevel: numberOf(filled, 'gradeLevel'),
  };
}

/** Name, age group and grade. */
export function DetailsForm({ child, close }: Props) {
  const { t } = useTranslation('dashboard');
  const done = useDone({ close }, t('child.saved'));
  const state = useForm<ChildAnswer>({
    send: (filled) => updateChild(child.id, detailsOf(filled)),
    onDone: done,
  });
  return (
    <form {...state.form} className="grid gap-5">
      <TextField
        label={t('add.firstName')}
        name="firstName"
        defaultValue={child.firstName}
        autoComplete="off"
        required
        maxLength={40}
        error={state.errorOf('firstName')}
      />
      <Select
        label={t('add.age')}
        name="ageGroup"
        defaultValue={child.ageGroup}
        options={AGE_GROUPS.map((age) => ({ value: age, label: t(`age.${age}`) }))}
        error={state.errorOf('ageGroup')}
      />
      <BirthFields told={child} />
      <GradeSelect value={child.gradeLevel} error={state.errorOf('gradeLevel')} />
      <FormEnd {...state.end} label={t('child.save')} />
    </form>
  );
}

/** A new PIN or new pictures, once the parent has given their own secret; the child is signed out everywhere and may try again at once. */
export function NewSecretForm({ child, close, hasPin, ...parts }: Props & SecretParts & OwnSecret) {
  const { t } = useTranslation('dashboard');
  const [digits, setDigits] = useState('');
  const isPictures = child.pictureKey;
  const done = useDone({ close }, t('child.newPinDone', { name: child.firstName }));
  const { form, heard, proof } = useAskedProof(hasPin);
  const state = useForm<ChildAnswer>({
    send: async (filled) => heard(await updateChild(child.id, { pin: secretOf(filled).pin })),
    check: (filled) =>
      Object.fromEntries(
        Object.entries(secretFaults(filled, isPictures)).map(([field, key]) => [field, t(key)]),
      ),
    onDone: done,
  });
  return (
    <>
      <form {...state.form} ref={form} className="grid gap-5">
        <p className="text-mute">{t('child.newPinText')}</p>
        <SecretFields {...parts} state={state} isPictures={isPictures} digits={digits} onDigits={setDigits} />
        {proof === null && <FormEnd {...state.end} label={t('child.newPin')} />}
      </form>
      {proof}
    </>
  );
}
