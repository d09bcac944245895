import { decision, type Decision, type Turn } from './decision.ts';
import { REASONS } from './reasons.ts';

const LAST_STAGE = REASONS.scaffold.length - 1;

/** A problem in words is never solved for the learner: one of Pólya's questions a turn. */
export function takeApart(turn: Turn): Decision {
  const { ladder, isNew } = turn.stand;
  const stage = isNew || ladder.stage === undefined ? 0 : Math.min(ladder.stage + 1, LAST_STAGE);
  const because = REASONS.scaffold[stage] ?? 'what-is-asked';
  return decision(turn, 'scaffold', because, { ladder: { ...ladder, stage } });
}
