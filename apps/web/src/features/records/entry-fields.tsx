import { ENTRY_MINUTES_MAX, ENTRY_PLACES, ENTRY_TITLE_MAX } from '@ori/contracts/record-names';
import { SUBJECTS } from '@ori/contracts/subjects';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { type EntryDraft, subjectNamedIn } from './entry-draft.ts';
import { useTimeWords } from './use-time-words.ts';

interface Props {
  readonly draft: EntryDraft;
  readonly today: string;
  /** Subjects of the state's that only a parent can name; none where there is nothing to choose. */
  readonly stateSubjects: readonly string[];
  readonly onChange: (change: Partial<EntryDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
  readonly titleRef?: Ref<HTMLInputElement>;
}
/** Lengths that are a tap away. */
const USUAL_MINUTES = [15, 30, 45, 60, 90, 120];

function Minutes({ draft, onChange, errorOf }: Props) {
  const { t } = useTranslation('records');
  const timeWords = useTimeWords();
  return (
    <div className="grid content-start gap-2">
      <TextField
        type="number"
        name="minutes"
        inputMode="numeric"
        label={t('entry.minutes')}
        required
        min={1}
        max={ENTRY_MINUTES_MAX}
        value={draft.minutes}
        error={errorOf('minutes')}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
      <div role="group" aria-label={t('entry.usual')} className="rec-minutes">
        {USUAL_MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            aria-pressed={draft.minutes === String(minutes)}
            onClick={() => onChange({ minutes: String(minutes) })}
          >
            {timeWords(minutes)}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A subject of the state's own, where ours do not say which of them it was. Names stand as the law has them. */
function StateSubject({ draft, stateSubjects, onChange, errorOf }: Props) {
  const { t } = useTranslation('records');
  if (stateSubjects.length === 0) return null;
  return (
    <Select
      name="stateSubject"
      label={t('entry.stateSubject')}
      placeholder={t('entry.bySubject')}
      value={draft.stateSubject}
      error={errorOf('stateSubject')}
      onChange={({ target }) => onChange({ stateSubject: target.value })}
      options={stateSubjects.map((name) => ({ value: name, label: name }))}
    />
  );
}

/** What was done, how long, in which subject and on which day. */
export function EntryFields(props: Props) {
  const { t } = useTranslation('records');
  const { draft, today, onChange, errorOf, titleRef } = props;
  return (
    <div className="rec-entry-fields">
      <TextField
        name="title"
        label={t(`entry.title.${draft.kind}`)}
        required
        maxLength={ENTRY_TITLE_MAX}
        value={draft.title}
        error={errorOf('title')}
        onChange={({ target }) => onChange({ title: target.value })}
        {...(titleRef && { ref: titleRef })}
      />
      <Minutes {...props} />
      <div className="grid content-start gap-2">
        <Select
          label={t('entry.subject')}
          value={draft.subject}
          onChange={({ target }) => onChange({ subject: subjectNamedIn(target.value) })}
          options={SUBJECTS.map((value) => ({ value, label: t(`dashboard:subject.${value}`) }))}
        />
        <StateSubject {...props} />
      </div>
      <TextField
        type="date"
        name="day"
        label={t('entry.day')}
        required
        max={today}
        value={draft.day}
        error={errorOf('day')}
        onChange={({ target }) => onChange({ day: target.value })}
      />
    </div>
  );
}

/** What is seldom needed: where it was, whether it is core, and what was used. */
export function EntryMore({ draft, onChange, errorOf }: Omit<Props, 'stateSubjects'>) {
  const { t } = useTranslation('records');
  const id = useId();
  return (
    <div className="rec-entry-more">
      <Select
        id={`${id}-place`}
        label={t('entry.place')}
        value={draft.place}
        onChange={({ target }) => onChange({ place: target.value === 'away' ? 'away' : 'home' })}
        options={ENTRY_PLACES.map((value) => ({ value, label: t(`place.${value}`) }))}
      />
      <Select
        id={`${id}-core`}
        label={t('entry.core')}
        value={draft.core}
        onChange={({ target: { value } }) =>
          onChange({ core: value === 'yes' || value === 'no' ? value : 'state' })
        }
        options={(['state', 'yes', 'no'] as const).map((value) => ({ value, label: t(`core.${value}`) }))}
      />
      <TextArea
        label={t('entry.materials')}
        hint={t('entry.materialsHint')}
        rows={2}
        value={draft.materials}
        error={errorOf('materials')}
        onChange={({ target }) => onChange({ materials: target.value })}
      />
    </div>
  );
}
