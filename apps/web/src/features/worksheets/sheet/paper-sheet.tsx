import type { SheetFace } from '@ori/contracts/worksheets';
import { useTranslation } from 'react-i18next';
import { PaperPicture } from '../paper/paper-drawing.tsx';
import { type FigureSlot, QuestionOnPaper } from './sheet-question.tsx';
import './sheet.css';

interface PaperSheetProps {
  readonly face: SheetFace;
  readonly figure: FigureSlot;
}

/** A sheet as it lies on the table: in its own language, on white, as it also comes out of the browser's printer. */
export function PaperSheet({ face, figure }: PaperSheetProps) {
  const { t, i18n } = useTranslation('worksheets');
  const { spec, title, instruction, steps, questions, tasks } = face;
  return (
    <article
      className="paper"
      data-theme="light"
      data-kind={spec.kind}
      lang={spec.locale}
      aria-labelledby="paper"
    >
      <header>
        <h2 id="paper">{title}</h2>
        <p className="paper-head" lang={i18n.language}>
          <span>{t('sheet.name')}</span>
          <span>{t('sheet.date')}</span>
        </p>
      </header>
      {instruction !== '' && <p>{instruction}</p>}
      {steps.length > 0 && (
        <ol className="paper-steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {questions.length > 0 && (
        <ol className="paper-questions" data-columns={spec.columns}>
          {questions.map((question) => (
            <QuestionOnPaper key={question.number} question={question} locale={spec.locale} figure={figure} />
          ))}
        </ol>
      )}
      {tasks.length > 0 && (
        <ol className="paper-tasks" data-columns={spec.columns} data-single={tasks.length === 1 || undefined}>
          {tasks.map(({ number, text, drawing, alt, blanks }) => (
            <li key={number}>
              {text !== '' && <p>{text}</p>}
              <PaperPicture drawing={drawing} label={alt} />
              {blanks.length > 0 && (
                <div className="paper-lines" data-many={blanks.length > 1 || undefined}>
                  {blanks.map((label, at) => (
                    <span key={at}>
                      {label} <i aria-hidden="true" />
                    </span>
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
      )}
      {face.address && <p className="paper-foot">{face.address}</p>}
    </article>
  );
}
