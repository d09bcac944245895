import type { Question, ShownOption } from '@ori/contracts/practice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Draws a figure of a question or an option; the page knows how. */
export type FigureSlot = (figure: NonNullable<Question['figure']>, label: string) => ReactNode;

interface OptionsProps {
  readonly options: readonly ShownOption[];
  readonly figure: FigureSlot;
}

function Options({ options, figure }: OptionsProps) {
  return (
    <ul className="sheet-options">
      {options.map((option) => (
        <li key={option.id}>
          <span className="sheet-box" aria-hidden="true" />
          {option.figure ? figure(option.figure, option.text) : option.text}
        </li>
      ))}
    </ul>
  );
}

/** Lines to write on. */
function Lines({ count, label }: { readonly count: number; readonly label?: string | undefined }) {
  return (
    <div className="sheet-lines">
      {label !== undefined && <b>{label}</b>}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} aria-hidden="true" />
      ))}
    </div>
  );
}

const LINES = 3;

type Answer = Question['answer'];
type PickedAnswer = Extract<Answer, { kind: 'choice' | 'order' | 'match' | 'span' }>;

interface PickedProps {
  readonly answer: PickedAnswer;
  readonly figure: FigureSlot;
}

function PickedRoom({ answer, figure }: PickedProps) {
  const { t } = useTranslation('dashboard');
  switch (answer.kind) {
    case 'choice':
      return <Options options={answer.options} figure={figure} />;
    case 'order':
      return (
        <>
          <p className="text-sm">{t('worksheets.order')}</p>
          <Options options={answer.options} figure={figure} />
        </>
      );
    case 'match':
      return (
        <div className="sheet-match">
          <Options options={answer.left} figure={figure} />
          <Options options={answer.right} figure={figure} />
        </div>
      );
    case 'span':
      return (
        <>
          <p className="text-sm">{t('worksheets.underline', { count: answer.picks })}</p>
          <p>{answer.segments.map(({ text }) => text).join(' ')}</p>
        </>
      );
  }
}

const PICKED: ReadonlySet<Answer['kind']> = new Set(['choice', 'order', 'match', 'span']);
const isPicked = (answer: Answer): answer is PickedAnswer => PICKED.has(answer.kind);
/** Answers of one word or number need one line; others room to work. */
const SHORT: ReadonlySet<Answer['kind']> = new Set(['integer', 'word']);

/** Where the answer goes on paper, by its kind; never the answer itself. */
function Room({ answer, figure }: { readonly answer: Answer; readonly figure: FigureSlot }) {
  const { t } = useTranslation('dashboard');
  if (isPicked(answer)) return <PickedRoom answer={answer} figure={figure} />;
  if (answer.kind === 'list')
    return answer.labels.map((label) => <Lines key={label} count={1} label={label} />);
  const unit = answer.kind === 'decimal' ? answer.unit : null;
  return (
    <Lines
      count={SHORT.has(answer.kind) ? 1 : LINES}
      label={unit ? t('worksheets.inUnit', { unit }) : undefined}
    />
  );
}

interface QuestionProps {
  readonly question: Question;
  readonly figure: FigureSlot;
}

/** One question on paper, with room to write. */
export function WorksheetQuestion({ question, figure }: QuestionProps) {
  const { prompt, figure: drawn, figureText, answer } = question;
  return (
    <li className="sheet-question">
      <p>{prompt}</p>
      {drawn && <div className="sheet-figure">{figure(drawn, figureText ?? prompt)}</div>}
      <Room answer={answer} figure={figure} />
    </li>
  );
}
