import type { MethodsAnswer } from '@ori/contracts/learning-methods';
import { type Method, METHODS } from '@ori/contracts/method-names';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { laterPart } from '../../lib/later-part.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ChooseAnswer } from './choose-answer.tsx';
import { Fading, type LessonText } from './fading.tsx';
import { HintRungs } from './hint-rungs.tsx';
import { MasteryBench } from './mastery-bench.tsx';
import { type EvidenceOf, Station } from './station.tsx';

const loadReview = async (): Promise<ComponentType> => (await import('./review-bench.tsx')).ReviewBench;

const LaterReview = laterPart(
  'review',
  loadReview,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadReview() : null,
);

export interface StationsProps {
  readonly answer: MethodsAnswer;
  readonly text: LessonText;
  readonly evidence: EvidenceOf;
}

const LIMITS = ['gain', 'teacher', 'proof', 'subjects'] as const;

function Limits() {
  const { t } = useTranslation('demo');
  return (
    <section className="tm-limits" aria-labelledby="tm-limits">
      <h2 id="tm-limits">{t('methods.limits.title')}</h2>
      <ul>
        {LIMITS.map((limit) => (
          <li key={limit}>{t(`methods.limits.${limit}`)}</li>
        ))}
      </ul>
      <p className="no-print">
        <LinkButton to="/demo/learning-paths" size="large">
          {t('methods.next')}
        </LinkButton>
      </p>
    </section>
  );
}

/** Six ways of teaching, each at work on the same question. */
export function Stations({ answer, text, evidence }: StationsProps) {
  const { lesson, question, twin } = answer;
  const shown: Readonly<Record<Method, ReactNode>> = {
    worked: lesson && <Fading lesson={lesson} prompt={question.prompt} text={text} />,
    spacing: <LaterReview />,
    hints: <HintRungs question={question} />,
    feedback: <ChooseAnswer name="own" prompt={question.prompt} choices={question.choices} />,
    mastery: <MasteryBench />,
    twin: <ChooseAnswer name="twin" prompt={twin.prompt} choices={twin.choices} />,
  };
  return (
    <>
      {METHODS.map((method, at) => (
        <Station
          key={method}
          method={method}
          place={at + 1}
          statement={answer.evidence.find((each) => each.method === method)?.statement}
          evidence={evidence}
        >
          {shown[method]}
        </Station>
      ))}
      <Limits />
    </>
  );
}
