import { SLOT_MINUTES_MAX, SLOT_MINUTES_MIN } from '@ori/contracts/plan-terms';
import type { Subject } from '@ori/contracts/subjects';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBJECT_LOOKS } from '../../lib/subject-look.ts';
import { describedBy, FieldError } from '../../ui/forms/field-frame.tsx';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { type SubjectDraft, withDay, withMinutes } from './timetable-draft.ts';
import { weekdayName, WEEKDAYS } from './weekday-names.ts';

interface RowProps {
  readonly subject: Subject;
  readonly draft: SubjectDraft;
  readonly onChange: (draft: SubjectDraft) => void;
  readonly error: string | undefined;
}

/** A subject’s minutes a day, and the days of the week it comes on. */
export function TimetableRow({ subject, draft, onChange, error }: RowProps) {
  const id = useId();
  const { t, i18n } = useTranslation('planning');
  const { emblem, tone } = SUBJECT_LOOKS[subject];
  const name = t(`dashboard:subject.${subject}`);
  const isOn = Object.keys(draft.days).length > 0;
  const isVaried = isOn && new Set(Object.values(draft.days)).size > 1;
  return (
    <fieldset className="timetable-row" data-tone={tone} data-off={!isOn || undefined}>
      <legend>
        <Emblem shape={emblem} size={24} />
        {name}
      </legend>
      <label>
        <input
          type="number"
          name={subject}
          className="input"
          inputMode="numeric"
          min={SLOT_MINUTES_MIN}
          max={SLOT_MINUTES_MAX}
          required={isOn && !isVaried}
          disabled={!isOn}
          placeholder={isVaried ? t('slot.varied') : undefined}
          value={isOn ? draft.minutes : ''}
          onChange={({ target }) => onChange(withMinutes(draft, target.value))}
          {...describedBy(id, { hint: null, error })}
        />
        <span>{t('slot.aDay')}</span>
      </label>
      <div className="timetable-wrong">
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
      <ul aria-label={t('week.days')}>
        {WEEKDAYS.map((weekday) => (
          <li key={weekday}>
            <button
              type="button"
              aria-pressed={weekday in draft.days}
              aria-label={`${name}, ${weekdayName(weekday, i18n.language)}`}
              onClick={() => onChange(withDay(draft, weekday))}
            >
              {weekdayName(weekday, i18n.language, 'short')}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
