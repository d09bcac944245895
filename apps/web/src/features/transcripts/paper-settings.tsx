import type { Transcript, TranscriptSettings } from '@ori/contracts/transcript';
import {
  CREDIT_BASES,
  CREDIT_HOURS_MAX,
  CREDIT_HOURS_MIN,
  GRADING_SCALES,
  HUNDREDTHS,
  PAPERS,
  REPEAT_RULES,
  WEIGHT_MAX,
} from '@ori/contracts/transcript-names';
import { isWeighted } from '@ori/core/records/grades-scales';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, textOf, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { hundredthsTyped } from './mark-input.ts';
import { saveSettings, useTranscriptsChanged } from './transcripts.queries.ts';
import { useWriting } from './use-writing.ts';
import './sheet.css';

interface PartProps {
  readonly settings: TranscriptSettings;
  readonly state: FormState;
}
interface HeadProps extends PartProps {
  readonly childId: string;
  /** What the school record names; it is set right there, and not asked for here again. */
  readonly fromRecord: Transcript['fromRecord'];
}
const LINE_MAX = 120;
const ADDRESS_MAX = 240;
const WEIGHTS = ['honoursWeight', 'apWeight', 'dualWeight'] as const;
const DAYS = ['birthDate', 'ninthGradeStart', 'graduatesOn'] as const;

function settingsFilled(filled: FormData, was: TranscriptSettings): TranscriptSettings {
  const text = (name: string) => textOf(filled, name).trim();
  /** What was not asked for stays as it was. */
  const line = (name: 'studentName' | 'schoolName' | 'schoolAddress' | 'administrator') =>
    filled.has(name) ? text(name) : was[name];
  const oneOf = <Name extends string>(names: readonly Name[], name: string, else_: Name): Name =>
    names.find((each) => each === text(name)) ?? else_;
  const weight = (name: (typeof WEIGHTS)[number]) => hundredthsTyped(text(name)) ?? was[name];
  return {
    scale: oneOf(GRADING_SCALES, 'scale', was.scale),
    honoursWeight: weight('honoursWeight'),
    apWeight: weight('apWeight'),
    dualWeight: weight('dualWeight'),
    creditBasis: oneOf(CREDIT_BASES, 'creditBasis', was.creditBasis),
    hoursPerCredit: filled.has('hoursPerCredit') ? Number(text('hoursPerCredit')) : was.hoursPerCredit,
    repeatRule: oneOf(REPEAT_RULES, 'repeatRule', was.repeatRule),
    studentName: line('studentName'),
    birthDate: filled.has('birthDate') ? text('birthDate') || null : was.birthDate,
    schoolName: line('schoolName'),
    schoolAddress: line('schoolAddress'),
    administrator: line('administrator'),
    ninthGradeStart: text('ninthGradeStart') || null,
    graduatesOn: text('graduatesOn') || null,
    paper: oneOf(PAPERS, 'paper', was.paper),
  };
}

/** What the school record says, with the way to set it right there. */
function FromRecord({ childId, settings, fromRecord }: Omit<HeadProps, 'state'>) {
  const { t } = useTranslation('transcript');
  const write = useWriting();
  return (
    <div className="grid gap-3">
      <dl className="sheet-student">
        {fromRecord.map((name) => (
          <div key={name}>
            <dt>{t(`paper.${name}`)}</dt>
            <dd>{name === 'birthDate' ? write.day(settings.birthDate ?? '') : settings[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-mute">
        {t('paper.fromRecord')}{' '}
        <Link to={`/dashboard/homeschool?child=${childId}`}>{t('paper.toRecord')}</Link>
      </p>
    </div>
  );
}

function HeadFields({ childId, settings, fromRecord, state }: HeadProps) {
  const { t } = useTranslation('transcript');
  const isAsked = (name: string) => fromRecord.every((told) => told !== name);
  const line = (name: 'studentName' | 'schoolName' | 'schoolAddress' | 'administrator', max = LINE_MAX) => (
    <TextField
      label={t(`paper.${name}`)}
      name={name}
      maxLength={max}
      autoComplete="off"
      defaultValue={settings[name]}
      error={state.errorOf(name)}
    />
  );
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">{t('paper.head')}</legend>
      {fromRecord.length > 0 && <FromRecord {...{ childId, settings, fromRecord }} />}
      <div className="form-pair">
        {isAsked('studentName') && line('studentName')}
        {isAsked('schoolName') && line('schoolName')}
        {line('schoolAddress', ADDRESS_MAX)}
        {isAsked('administrator') && line('administrator')}
        {DAYS.filter(isAsked).map((name) => (
          <TextField
            key={name}
            label={t(`paper.${name}`)}
            mark={t('optional')}
            name={name}
            type="date"
            defaultValue={settings[name] ?? ''}
            error={state.errorOf(name)}
          />
        ))}
        <Select
          label={t('paper.paper')}
          name="paper"
          defaultValue={settings.paper}
          options={PAPERS.map((id) => ({ value: id, label: t(`paper.papers.${id}`) }))}
        />
      </div>
    </fieldset>
  );
}

function WeightFields({ settings, state }: PartProps) {
  const { t } = useTranslation('transcript');
  return WEIGHTS.map((name) => (
    <TextField
      key={name}
      label={t(`paper.${name}`)}
      name={name}
      type="number"
      step="any"
      inputMode="decimal"
      required
      min={0}
      max={WEIGHT_MAX / HUNDREDTHS}
      defaultValue={settings[name] / HUNDREDTHS}
      error={state.errorOf(name)}
    />
  ));
}

function RuleFields({ settings, state }: PartProps) {
  const { t } = useTranslation('transcript');
  const [scale, setScale] = useState(settings.scale);
  const [basis, setBasis] = useState(settings.creditBasis);
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-semibold">{t('paper.rules')}</legend>
      <div className="form-pair">
        <Select
          label={t('paper.scale')}
          hint={t('paper.scaleHint')}
          name="scale"
          value={scale}
          options={GRADING_SCALES.map((id) => ({ value: id, label: t(`scale.${id}`) }))}
          onChange={({ target }) => setScale(GRADING_SCALES.find((id) => id === target.value) ?? scale)}
          error={state.errorOf('scale')}
        />
        <Select
          label={t('paper.creditBasis')}
          name="creditBasis"
          value={basis}
          options={CREDIT_BASES.map((id) => ({ value: id, label: t(`paper.bases.${id}`) }))}
          onChange={({ target }) => setBasis(CREDIT_BASES.find((id) => id === target.value) ?? basis)}
          error={state.errorOf('creditBasis')}
        />
        {basis === 'hours' && (
          <TextField
            label={t('paper.hoursPerCredit')}
            name="hoursPerCredit"
            type="number"
            required
            min={CREDIT_HOURS_MIN}
            max={CREDIT_HOURS_MAX}
            defaultValue={settings.hoursPerCredit}
            error={state.errorOf('hoursPerCredit')}
          />
        )}
        {isWeighted(scale) && <WeightFields settings={settings} state={state} />}
        <Select
          label={t('paper.repeatRule')}
          name="repeatRule"
          defaultValue={settings.repeatRule}
          options={REPEAT_RULES.map((id) => ({ value: id, label: t(`paper.repeats.${id}`) }))}
          error={state.errorOf('repeatRule')}
        />
      </div>
    </fieldset>
  );
}

interface Props {
  readonly transcript: Transcript;
  readonly close: () => void;
}

/** What stands in the head of a transcript, and how it is reckoned. */
export function PaperSettings({ transcript: { childId, settings, fromRecord }, close }: Props) {
  const { t } = useTranslation('transcript');
  const id = useId();
  const toasts = useToasts();
  const changed = useTranscriptsChanged();
  const state = useForm<unknown>({
    send: (filled) => saveSettings({ ...settingsFilled(filled, settings), childId }),
    onDone: () => {
      void changed();
      toasts.show({ type: 'success', title: t('paper.saved') });
      close();
    },
  });
  return (
    <Card as="section" aria-labelledby={id} className="course-card">
      <h2 id={id} className="text-2xl">
        {t('paper.title')}
      </h2>
      <form {...state.form} className="grid gap-6">
        <HeadFields {...{ childId, settings, fromRecord, state }} />
        <RuleFields settings={settings} state={state} />
        <FormEnd {...state.end} label={t('paper.save')} />
        <Button variant="quiet" onClick={close}>
          {t('cancel')}
        </Button>
      </form>
    </Card>
  );
}
