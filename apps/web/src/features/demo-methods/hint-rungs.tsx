import type { MethodsAnswer } from '@ori/contracts/learning-methods';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type Question = MethodsAnswer['question'];

function Lines({ steps }: { readonly steps: Question['steps'] }) {
  return (
    <ol>
      {steps.map(({ text, reason }) => (
        <li key={text}>
          {text}
          <span className="tm-reason">{reason}</span>
        </li>
      ))}
    </ol>
  );
}

/** The ladder of help on the question above: each rung opens by itself, and says what it costs. */
export function HintRungs({ question }: { readonly question: Question }) {
  const { t } = useTranslation('demo');
  const shown = [
    <p key="0">{t('methods.hints.own')}</p>,
    <p key="1">{question.nudge}</p>,
    <Lines key="2" steps={question.steps.slice(0, 1)} />,
    <Lines key="3" steps={question.steps} />,
  ];
  return (
    <>
      <p className="tm-problem">{question.prompt}</p>
      <ol className="tm-rungs" start={0}>
        {shown.map((help, level) => (
          <li key={level}>
            <details>
              <summary>
                <span>{level}</span> {t(`methods.hints.rung.${level}`)}
              </summary>
              {help}
              <p className="tm-reason">{t(level < 2 ? 'methods.hints.counts' : 'methods.hints.costs')}</p>
            </details>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/demo/ai-tutors">{t('methods.hints.tutor')}</Link>
      </p>
    </>
  );
}
