import { type Fillers, type Templates, text } from '../../phrase.ts';
import type { Figure } from '@ori/contracts/practice';
import type { Explained } from '../../item.ts';
import { step } from '../../item.ts';

/** What is done in one step, and why it may be done. */
export type Done = readonly [what: Templates, why: Templates];

/** A question that is worked out: all its sentences carry the same numbers. */
export interface Work {
  readonly prompt: Templates;
  readonly nudge: Templates;
  /** The first step, shown as a hint: the rule without the answer. */
  readonly rule: Done;
  readonly work: readonly [Done, ...Done[]];
  readonly figure?: Figure;
  readonly figureText?: Templates;
}

/** The question and its steps, each `{name}` replaced. */
export function worked(work: Work, fillers: Fillers = {}): Explained {
  return {
    prompt: text(work.prompt, fillers),
    ...(work.figure
      ? { figure: work.figure, figureText: text(work.figureText ?? work.prompt, fillers) }
      : {}),
    nudge: text(work.nudge, fillers),
    steps: [work.rule, ...work.work].map(([what, why]) => step(what, why, fillers)),
  };
}
