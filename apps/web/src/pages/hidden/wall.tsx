import type { Statement } from '@ori/contracts/heritage';
import type { HiddenAnswer } from '@ori/contracts/hidden-stories';
import { StoryWall } from '../../features/hidden/story-wall.tsx';
import { HowSure } from '../../features/heritage/how-sure.tsx';

export interface WallProps {
  readonly answer: HiddenAnswer;
}

const evidenceOf = ({ label, sources }: Statement) => <HowSure label={label} sources={sources} lang="en" />;

/** The stories with what each rests on. */
export function Wall({ answer }: WallProps) {
  return <StoryWall answer={answer} evidence={evidenceOf} />;
}
