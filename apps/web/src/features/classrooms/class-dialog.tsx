import type { ClassesAnswer, SchoolClass } from '@ori/contracts/classroom';
import { CLASS_NAME_MAX } from '@ori/contracts/classroom-names';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { DialogWithTrigger } from '../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../ui/aria/press-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Note } from '../../ui/note.tsx';
import { classPlace } from './class-place.ts';
import { changeClass, makeClass, useRemoveClass, useRoomChanged } from './classrooms.queries.ts';
import { PlanNeeded } from './plan-needed.tsx';

interface Props {
  /** The class that is changed; null for a new one. */
  readonly school: SchoolClass | null;
  readonly learners: readonly { readonly childId: string; readonly name: string }[];
}
type FormProps = Props & { readonly close: () => void };

/** Asked once more: a class holds nothing but names, so nothing of the learners goes with it. */
function Remove({ school, close }: { readonly school: SchoolClass; readonly close: () => void }) {
  const { t } = useTranslation('classroom');
  const wordsOf = useFailureWords();
  const navigate = useNavigate();
  const remove = useRemoveClass();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    remove.mutate(school.id, {
      onSuccess: () => {
        close();
        void navigate(classPlace(null), { preventScrollReset: true });
      },
    });
  if (!isAsking)
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('classes.remove')}
      </Button>
    );
  return (
    <div className="class-ask" role="group" aria-label={t('classes.removeAsk', { name: school.name })}>
      <p>{t('classes.removeAsk', { name: school.name })}</p>
      <Button variant="danger" busy={remove.isPending} onClick={confirm}>
        {t('classes.removeYes')}
      </Button>
      <Button variant="secondary" onClick={() => setAsking(false)}>
        {t('classes.removeNo')}
      </Button>
      {remove.error && <Note tone="danger">{wordsOf(remove.error)}</Note>}
    </div>
  );
}

function ClassForm({ school, learners, close }: FormProps) {
  const { t } = useTranslation('classroom');
  const toasts = useToasts();
  const changed = useRoomChanged();
  const navigate = useNavigate();
  const [id] = useState(() => school?.id ?? crypto.randomUUID());
  const state = useForm<ClassesAnswer>({
    send: (filled) => {
      const input = { name: textOf(filled, 'name').trim(), childIds: filled.getAll('childId').map(String) };
      return school === null ? makeClass({ id, ...input }) : changeClass(id, input);
    },
    onDone: ({ classes }) => {
      changed();
      const name = classes.find((each) => each.id === id)?.name ?? '';
      toasts.show({ type: 'success', title: t('classes.kept', { name }) });
      close();
      void navigate(classPlace(id), { preventScrollReset: true });
    },
  });
  return (
    <form {...state.form} className="grid gap-5">
      <TextField
        label={t('classes.name')}
        hint={t('classes.nameHint')}
        name="name"
        required
        maxLength={CLASS_NAME_MAX}
        defaultValue={school?.name}
        error={state.errorOf('name')}
      />
      <fieldset className="class-children">
        <legend className="field-label">{t('classes.who')}</legend>
        {learners.map(({ childId, name }) => (
          <Checkbox
            key={childId}
            name="childId"
            value={childId}
            label={name}
            defaultChecked={school?.childIds.includes(childId)}
          />
        ))}
      </fieldset>
      <p className="text-sm text-mute">{t('classes.means')}</p>
      <PlanNeeded failure={state.failure} />
      <FormEnd {...state.end} label={t(school === null ? 'classes.make' : 'classes.keep')} />
      {school !== null && <Remove school={school} close={close} />}
    </form>
  );
}

/** A class: its name and who is in it, in a dialog. */
export function ClassDialog(props: Props) {
  const { t } = useTranslation('classroom');
  const { school } = props;
  const title = school === null ? t('classes.new') : t('classes.change', { name: school.name });
  return (
    <DialogWithTrigger
      trigger={<PressButton variant="quiet">{title}</PressButton>}
      title={title}
      closeLabel={t('dashboard:close')}
    >
      {(close) => <ClassForm {...props} close={close} />}
    </DialogWithTrigger>
  );
}
