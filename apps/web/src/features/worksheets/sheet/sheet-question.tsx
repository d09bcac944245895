import type { Locale } from '@ori/contracts/locale';
import type { Question, ShownOption } from '@ori/contracts/practice';
import type { SheetQuestion } from '@ori/contracts/worksheets';
import { hasWordsOnPaper } from '@ori/core/worksheets/pictured-words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sentence } from './sentence.tsx';

/** Draws a figure of a question or an option; the page knows how. */
export type FigureSlot = (figure: NonNullable<Question['figure']>, label: string) => ReactNode;

interface RoomProps {
  readonly locale: Locale;
  readonly figure: FigureSlot;
}
const LETTERS = 'ABCDEFGHIJKLMNOP';

function Options({
  options,
  locale,
  figure,
  isNumbered = false,
}: RoomProps & { readonly options: readonly ShownOption[]; readonly isNumbered?: boolean }) {
  return (
    <ul className="paper-options">
      {options.map((option, at) => (
        <li key={option.id}>
          <span className="paper-box" aria-hidden="true" />
          {!isNumbered && <b>{LETTERS[at]}</b>}
          {option.figure && figure(option.figure, option.text)}
          {(option.figure === null || hasWordsOnPaper(option)) && (
            <span>
              <Sentence text={option.text} locale={locale} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Lines to write on, one for each label. */
function Lines({ labels, after }: { readonly labels: readonly string[]; readonly after: string }) {
  return (
    <div className="paper-lines">
      {labels.map((label, at) => (
        <span key={at}>
          {label} <i aria-hidden="true" /> {after}
        </span>
      ))}
    </div>
  );
}

type Answer = SheetQuestion['answer'];
type PickedAnswer = Extract<Answer, { kind: 'choice' | 'order' | 'match' | 'span' }>;

function PickedRoom({ answer, ...room }: RoomProps & { readonly answer: PickedAnswer }) {
  const { t, i18n } = useTranslation('worksheets');
  switch (answer.kind) {
    case 'choice':
      return <Options options={answer.options} {...room} />;
    case 'order':
      return (
        <>
          <p className="paper-hint" lang={i18n.language}>
            {t('sheet.order')}
          </p>
          <Options options={answer.options} isNumbered {...room} />
        </>
      );
    case 'match':
      return (
        <>
          <p className="paper-hint" lang={i18n.language}>
            {t('sheet.match')}
          </p>
          <div className="paper-match">
            <Options options={answer.left} isNumbered {...room} />
            <Options options={answer.right} {...room} />
          </div>
        </>
      );
    case 'span':
      return (
        <>
          <p className="paper-hint" lang={i18n.language}>
            {t('sheet.underline', { count: answer.picks })}
          </p>
          <p>{answer.segments.map(({ text }) => text).join(' ')}</p>
        </>
      );
  }
}

const PICKED: ReadonlySet<Answer['kind']> = new Set(['choice', 'order', 'match', 'span']);
const isPicked = (answer: Answer): answer is PickedAnswer => PICKED.has(answer.kind);

/** Where the answer goes on paper, by its kind; never the answer itself. */
function Room({ answer, ...room }: RoomProps & { readonly answer: Answer }) {
  if (isPicked(answer)) return <PickedRoom answer={answer} {...room} />;
  if (answer.kind === 'list') return <Lines labels={answer.labels} after="" />;
  const before = answer.kind === 'expression' ? (answer.before ?? '') : '';
  return <Lines labels={[before]} after={answer.kind === 'decimal' ? (answer.unit ?? '') : ''} />;
}

interface AskedProps extends RoomProps {
  readonly question: SheetQuestion;
}

/** What a question asks: its words and its picture. */
export function Asked({ question: { prompt, figure: drawn, figureText }, locale, figure }: AskedProps) {
  return (
    <>
      <p>
        <Sentence text={prompt} locale={locale} />
      </p>
      {drawn && <div className="paper-figure">{figure(drawn, figureText ?? prompt)}</div>}
    </>
  );
}

/** One question on paper, with room to write. */
export function QuestionOnPaper(asked: AskedProps) {
  return (
    <li className="paper-question">
      <Asked {...asked} />
      <Room answer={asked.question.answer} locale={asked.locale} figure={asked.figure} />
    </li>
  );
}
