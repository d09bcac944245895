import type { Statement } from '@ori/contracts/heritage';
import type { MethodsAnswer } from '@ori/contracts/learning-methods';
import { Stations } from '../../../features/demo-methods/stations.tsx';
import { Html } from '../../../features/learning/lesson/html.tsx';
import { HowSure } from '../../../features/heritage/how-sure.tsx';

export interface BodyProps {
  readonly answer: MethodsAnswer;
}

const evidenceOf = ({ label, sources }: Statement) => <HowSure label={label} sources={sources} lang="en" />;

/** The stations, with a lesson's text and what research says as the rest of the product shows them. */
export function Body({ answer }: BodyProps) {
  return <Stations answer={answer} text={Html} evidence={evidenceOf} />;
}
