import { SUBJECTS, type Subject } from '@ori/contracts/subjects';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { Loaded } from '../../lib/loaded.tsx';
import type { Density } from '../../lib/subject-look.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { OfflineNote } from '../../ui/feedback/states.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type FigureSlot, WorksheetQuestion } from './worksheet-question.tsx';
import { useSheet, useSkillsOf } from './worksheet.queries.ts';
import './worksheet.css';

const COUNTS = [5, 10, 15, 20] as const;

interface FormProps {
  readonly onMake: (asked: { skill: string; count: number }) => void;
  readonly busy: boolean;
}

/** Which skill, and how many questions of it. */
function SheetForm({ onMake, busy }: FormProps) {
  const { t } = useTranslation('dashboard');
  const [subject, setSubject] = useState<Subject>('math');
  const [skill, setSkill] = useState('');
  const [count, setCount] = useState<number>(COUNTS[1]);
  const skills = useSkillsOf(subject);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onMake({ skill, count });
  };
  const chooseSubject = (value: string) => {
    setSubject(SUBJECTS.find((known) => known === value) ?? 'math');
    setSkill('');
  };
  return (
    <form onSubmit={send} className="sheet-form no-print">
      <Select
        label={t('worksheets.subject')}
        value={subject}
        onChange={(event) => chooseSubject(event.target.value)}
        options={SUBJECTS.map((value) => ({ value, label: t(`subject.${value}`) }))}
      />
      <Loaded query={skills} waiting={<Skeleton className="h-20 w-full" />}>
        {(map) => (
          <Select
            label={t('worksheets.skill')}
            placeholder={t('worksheets.choose')}
            required
            value={skill}
            onChange={(event) => setSkill(event.target.value)}
            options={map.skills
              .filter(({ hasPractice }) => hasPractice)
              .map(({ id, title }) => ({ value: id, label: title }))}
          />
        )}
      </Loaded>
      <Select
        label={t('worksheets.count')}
        value={String(count)}
        onChange={(event) => setCount(Number(event.target.value))}
        options={COUNTS.map((value) => ({ value: String(value), label: String(value) }))}
      />
      <Button type="submit" busy={busy}>
        {t('worksheets.make')}
      </Button>
    </form>
  );
}

type Sheet = NonNullable<ReturnType<typeof useSheet>['data']>;

function SheetOfQuestions({ sheet, figure }: { readonly sheet: Sheet; readonly figure: FigureSlot }) {
  const { t } = useTranslation('dashboard');
  const [first] = sheet.questions;
  if (!first) return <Note tone="lapis">{t('worksheets.empty')}</Note>;
  return (
    <>
      <p className="no-print">
        <Button variant="secondary" onClick={() => window.print()}>
          {t('worksheets.print')}
        </Button>
      </p>
      <article className="sheet" aria-labelledby="sheet">
        <header>
          <h2 id="sheet" className="text-2xl">
            {first.skillTitle}
          </h2>
          <p className="sheet-head">
            <span>{t('worksheets.name')}</span>
            <span>{t('worksheets.date')}</span>
          </p>
        </header>
        <ol>
          {sheet.questions.map((question) => (
            <WorksheetQuestion key={question.item} question={question} figure={figure} />
          ))}
        </ol>
      </article>
    </>
  );
}

interface ViewProps {
  readonly density: Density;
  readonly figure: FigureSlot;
}

/** Practice of a skill for paper: questions with room to write, and no answers. */
export function WorksheetView({ density, figure }: ViewProps) {
  const { t } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const make = useSheet();
  return (
    <div className="page grid gap-8 pb-16" data-density={density}>
      <div className="no-print">
        <PageHeader title={t('worksheets.title')} lead={t('worksheets.lead')} />
      </div>
      <SheetForm onMake={make.mutate} busy={make.isPending} />
      {make.isPaused && <OfflineNote>{t('state.offline')}</OfflineNote>}
      {make.error && <Note tone="danger">{wordsOf(make.error)}</Note>}
      {make.data && <SheetOfQuestions sheet={make.data} figure={figure} />}
    </div>
  );
}
