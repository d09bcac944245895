import type { MethodsAnswer } from '@ori/contracts/learning-methods';
import type { ComponentType } from 'react';
import { MethodsHero, questionNumber } from '../../features/demo-methods/methods-hero.tsx';
import { BarsFigure } from '../../features/learning/figures/bars.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import { usePageData } from '../../lib/page-data.ts';
import type { BodyProps } from './methods/body.tsx';
// The stations are in the first document, so their sheet must be, too.
import '../../features/demo-methods/methods.css';
import '../../features/demo-methods/bench.css';
import '../../features/demo-methods/rungs.css';
import '../../features/heritage/how-sure.css';

const loadBody = async (): Promise<ComponentType<BodyProps>> => (await import('./methods/body.tsx')).Body;

const Below = laterPart(
  'methods',
  loadBody,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadBody() : null,
);

/** The question that the address names; the server makes and judges it. */
export const dataPath = (_params: unknown, search: URLSearchParams): string =>
  `/api/curriculum/methods?n=${questionNumber(search)}`;

/** `/demo/teaching-methods`: six ways of teaching, at work on a lesson that exists and a question made just now. */
export function Page() {
  const answer = usePageData<MethodsAnswer>();
  const { figure, figureText } = answer.question;
  return (
    <div className="tm page">
      <MethodsHero
        question={answer.question}
        figure={
          figure?.type === 'bars' && (
            <BarsFigure figure={figure} label={figureText ?? answer.question.prompt} />
          )
        }
      />
      <Below key={answer.question.n} answer={answer} />
    </div>
  );
}
