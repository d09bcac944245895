import type { Locale } from '@ori/contracts/locale';
import type { StudentYear } from '@ori/contracts/records';
import type { StudentYearsAnswer } from '@ori/contracts/records-room';
import { stateCodeOf } from '@ori/contracts/state-names';
import { stateNameIn } from '@ori/contracts/state-names-abroad';
import { type ComponentProps, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGradeName } from '../../lib/use-grade-name.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import { type RecordChild, useRecordRoom } from './record-room.ts';
import { RemoveYear } from './remove-year.tsx';
import { YearForm } from './year-form.tsx';

/** Grade and state, as far as they are known. */
export function useYearWords(): (year: Pick<StudentYear, 'grade' | 'state'>) => string {
  const { i18n } = useTranslation('records');
  const gradeName = useGradeName();
  return ({ grade, state }) => {
    const code = stateCodeOf(state);
    return [gradeName(grade), code && stateNameIn(code, i18n.language as Locale)].filter(Boolean).join(' · ');
  };
}

/** The days of a year, as a span: "Jul 1, 2026 – Jun 30, 2027". */
export function useSpanWords(): (year: Pick<StudentYear, 'startsOn' | 'endsOn'>) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return ({ startsOn, endsOn }) => format.formatRange(new Date(startsOn), new Date(endsOn));
}

function Particulars({ year }: { readonly year: StudentYear }) {
  const { t } = useTranslation('records');
  const told = (['schoolName', 'supervisor', 'qualification', 'district'] as const).filter(
    (name) => year[name] !== '',
  );
  return (
    <dl className="rec-particulars">
      {told.map((name) => (
        <div key={name}>
          <dt>{t(`year.${name}`)}</dt>
          <dd>{year[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  readonly child: RecordChild;
  readonly answer: StudentYearsAnswer;
  readonly year: StudentYear | null;
  readonly onChoose: (yearId: string) => void;
}
/** The form beneath the cover: none, this year's, or another one's. */
type Open = 'no' | 'this' | 'next';

interface ToolsProps extends Pick<Props, 'answer' | 'onChoose'> {
  readonly year: StudentYear;
  readonly open: Open;
  readonly onOpen: (open: Open) => void;
}

function Tools({ answer, year, onChoose, open, onOpen }: ToolsProps) {
  const { t } = useTranslation('records');
  const { mayWrite } = useRecordRoom();
  const spanWords = useSpanWords();
  const door = (which: Open) => ({
    'aria-expanded': open === which,
    onClick: () => onOpen(open === which ? 'no' : which),
  });
  return (
    <div className="rec-cover-tools no-print">
      {answer.years.length > 1 && (
        <Select
          label={t('year.other')}
          value={year.id}
          onChange={({ target }) => onChoose(target.value)}
          options={answer.years.map((one) => ({ value: one.id, label: spanWords(one) }))}
        />
      )}
      {mayWrite && (
        <>
          <Button variant="secondary" {...door('this')}>
            {t('year.edit')}
          </Button>
          <Button variant="quiet" {...door('next')}>
            {t('year.next')}
          </Button>
        </>
      )}
    </div>
  );
}

function Told({ year }: { readonly year: StudentYear }) {
  const yearWords = useYearWords();
  return (
    <>
      <p className="text-lg">{yearWords(year)}</p>
      <Particulars year={year} />
    </>
  );
}

interface FormProps extends ComponentProps<typeof YearForm> {
  readonly onRemoved: () => void;
}

/** A year to be set right or removed, or one to be begun. */
function CoverForm({ onRemoved, ...form }: FormProps) {
  return (
    <div className="rec-cover-form no-print">
      <YearForm {...form} />
      {form.year !== null && <RemoveYear key={form.year.id} year={form.year} onRemoved={onRemoved} />}
    </div>
  );
}

/** The cover of a child's record: whose year it is, under which law, and the way to set it right. */
export function YearHead({ child, answer, year, onChoose }: Props) {
  const { t } = useTranslation('records');
  const { mayWrite } = useRecordRoom();
  const spanWords = useSpanWords();
  const [open, setOpen] = useState<Open>('no');
  const cover = useRef<HTMLElement>(null);
  const form = year === null ? 'this' : open;
  const removed = () => {
    setOpen('no');
    cover.current?.focus();
  };
  const close = (kept: StudentYear) => {
    setOpen('no');
    onChoose(kept.id);
  };
  return (
    <section
      ref={cover}
      tabIndex={-1}
      className="rec-cover"
      aria-label={t('year.of', { name: child.firstName })}
    >
      <Ornament name="girih" className="rec-cover-ornament" />
      <div className="rec-cover-words">
        <p className="eyebrow">{spanWords(year ?? answer.proposed)}</p>
        <h2 className="text-4xl">{year?.legalName || child.firstName}</h2>
        {year === null ? <p className="text-lg">{t('year.none')}</p> : <Told year={year} />}
        {year !== null && <Tools {...{ answer, year, onChoose, open }} onOpen={setOpen} />}
      </div>
      {mayWrite && form !== 'no' && (
        <CoverForm
          key={form}
          year={form === 'this' ? year : null}
          proposed={answer.proposed}
          onDone={close}
          onRemoved={removed}
        />
      )}
    </section>
  );
}
