import type { SheetFace, SheetQuestion, SheetResults } from '@ori/contracts/worksheets';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Note } from '../../../ui/note.tsx';
import { Asked, type FigureSlot } from '../sheet/sheet-question.tsx';
import { useCameBack, useSheetResults } from '../worksheets.queries.ts';
import { Standing } from './standing.tsx';
import './back.css';

/** The field an answer is typed in; the page knows how. */
export type AnswerSlot = (field: {
  readonly kind: SheetQuestion['answer'];
  readonly value: string;
  readonly onChange: (answer: string) => void;
  readonly error: string | undefined;
}) => ReactNode;

interface TypeDeskProps {
  readonly face: SheetFace;
  readonly code: string;
  readonly figure: FigureSlot;
  readonly field: AnswerSlot;
}

interface RowProps extends Pick<TypeDeskProps, 'face' | 'figure' | 'field'> {
  readonly question: SheetQuestion;
  readonly verdict: 'correct' | 'incorrect' | undefined;
  readonly value: string;
  readonly isUnreadable: boolean;
  readonly onType: (answer: string) => void;
}

/** A question with its field, or with what became of it. */
function TypeRow({ face, figure, field, question, verdict, value, isUnreadable, onType }: RowProps) {
  const { t } = useTranslation('worksheets');
  const { locale } = face.spec;
  const error = isUnreadable ? t('back.unreadable') : undefined;
  return (
    <li>
      <span className="mark-number" aria-hidden="true">
        {question.number}
      </span>
      <div className="grid min-w-0 gap-3">
        <div lang={locale}>
          <Asked question={question} locale={locale} figure={figure} />
        </div>
        {verdict === undefined ? (
          field({ kind: question.answer, value, onChange: onType, error })
        ) : (
          <p>
            <Badge tone={verdict === 'correct' ? 'nile' : 'clay'}>
              {t(verdict === 'correct' ? 'back.ownRight' : 'back.ownWrong')}
            </Badge>
          </p>
        )}
      </div>
    </li>
  );
}

function TypeForm({ face, code, told, ...slots }: TypeDeskProps & { readonly told: SheetResults }) {
  const { t } = useTranslation('worksheets');
  const wordsOf = useFailureWords();
  const send = useCameBack(code, null);
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const filled = Object.entries(typed).filter(([, answer]) => answer.trim() !== '');
  const verdicts = new Map(told.results.map(({ number, verdict }) => [number, verdict]));
  const post = (event: FormEvent) => {
    event.preventDefault();
    const answers = filled.map(([number, answer]) => ({ number: Number(number), answer }));
    if (answers.length > 0) send.mutate({ answers });
  };
  return (
    <form className="type-form" onSubmit={post} noValidate>
      <Standing name={null} results={told} questions={face.questions.length} />
      <ol className="type-rows">
        {face.questions.map((question) => (
          <TypeRow
            key={question.number}
            {...slots}
            face={face}
            question={question}
            verdict={verdicts.get(question.number)}
            value={typed[question.number] ?? ''}
            isUnreadable={send.data?.unreadable.includes(question.number) ?? false}
            onType={(answer) => setTyped({ ...typed, [question.number]: answer })}
          />
        ))}
      </ol>
      {send.error && <Note tone="danger">{wordsOf(send.error)}</Note>}
      {told.results.length < face.questions.length && (
        <p className="mark-send">
          <Button type="submit" size="large" busy={send.isPending} disabled={filled.length === 0}>
            {t('back.sendTyped')}
          </Button>
        </p>
      )}
    </form>
  );
}

/** A learner types what stands on the paper; each answer counts once, as one on the screen does. */
export function TypeDesk(desk: TypeDeskProps) {
  const { t } = useTranslation('worksheets');
  const results = useSheetResults(desk.code, null);
  return (
    <section className="mark-desk" aria-labelledby="type">
      <h2 id="type">{t('back.typeTitle')}</h2>
      <p className="text-mute">{t('back.typeLead')}</p>
      <Loaded query={results} waiting={<Skeleton className="h-64 w-full" />}>
        {(told) => <TypeForm {...desk} told={told} />}
      </Loaded>
    </section>
  );
}
