import type { GiveSeveralAnswer, GiveSeveralInput } from '@ori/contracts/planning';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textOf, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Note } from '../../ui/note.tsx';
import { giveSeveral } from './classrooms.queries.ts';
import { DueField } from './due-field.tsx';
import { PlanNeeded } from './plan-needed.tsx';
import { useGivenTold } from './use-given-told.ts';

interface Props {
  /** Whom it may be given to; all of them are chosen beforehand. */
  readonly learners: readonly { readonly childId: string; readonly name: string }[];
  readonly work: Pick<GiveSeveralInput, 'kind' | 'skill' | 'lessonId'>;
  /** What is said of it: “Practice: Adding unlike parts”. */
  readonly title: string;
  readonly onClose: () => void;
}

/** The second press: everything is chosen already, and can still be changed. */
export function GiveStrip({ learners, work, title, onClose }: Props) {
  const { t } = useTranslation('classroom');
  const tell = useGivenTold(learners);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const state = useForm<GiveSeveralAnswer>({
    send: (filled) =>
      giveSeveral({
        ...work,
        childIds: filled.getAll('childId').map(String),
        dueOn: textOf(filled, 'dueOn'),
      }),
    check: (filled): Readonly<Record<string, string>> =>
      filled.has('childId') ? {} : { childId: t('give.nobody') },
    onDone: (answer) => {
      tell(answer, title);
      onClose();
    },
  });
  const { error, sending } = state.end;
  return (
    <form {...state.form} className="give-strip" aria-label={title}>
      <fieldset className="give-children">
        <legend className="field-label">{t('give.to')}</legend>
        {learners.map(({ childId, name }, index) => (
          <Checkbox
            key={childId}
            name="childId"
            value={childId}
            label={name}
            defaultChecked
            error={index === learners.length - 1 ? state.errorOf('childId') : undefined}
          />
        ))}
      </fieldset>
      <DueField error={state.errorOf('dueOn')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" ref={button} busy={sending}>
          {t('give.now')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('give.cancel')}
        </Button>
      </div>
      <div aria-live="assertive">{error && <Note tone="danger">{error}</Note>}</div>
      <PlanNeeded failure={state.failure} />
    </form>
  );
}
