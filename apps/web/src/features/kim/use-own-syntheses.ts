import type { Band } from '@ori/contracts/content';
import type { PatternId } from '@ori/contracts/kim-names';
import type { Remark, Synthesis, SynthesisWork } from '@ori/contracts/kim-synthesis';
import { useState } from 'react';
import type { Failure } from '../../lib/failure.ts';
import { dropSynthesis, handIn, readSyntheses, reviseSynthesis, saveSynthesis } from './synthesis.calls.ts';
import { emptyWork } from './synthesis-work.ts';
import { useAnswered } from './use-answered.ts';

/** What a learner is told after saving or handing in. */
export type Told =
  | { readonly kind: 'saved' | 'handed-in' }
  | { readonly kind: 'care'; readonly words: string }
  | { readonly kind: 'failed'; readonly failure: Failure };

const failed = (failure: Failure): Told => ({ kind: 'failed', failure });

/** The synthesis that is open for writing: its work, what was noticed, what its writer is told. */
function useOpenWork(asked: PatternId | undefined) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [work, setWork] = useState<SynthesisWork>(() => emptyWork(asked));
  const [remarks, setRemarks] = useState<readonly Remark[] | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const change = (next: SynthesisWork): void => {
    setWork(next);
    setRemarks(null);
    setTold(null);
  };
  const open = (synthesis: Synthesis | null): void => {
    change(synthesis?.work ?? emptyWork(asked));
    setOpenId(synthesis?.id ?? null);
  };
  /** Keeps the draft; answers its id, or null when it was not kept. */
  const save = async (): Promise<string | null> => {
    const answer = await saveSynthesis(openId, work);
    const synthesis = answer.ok ? answer.value.synthesis : null;
    if (synthesis === null) {
      setTold(answer.ok ? { kind: 'care', words: answer.value.care ?? '' } : failed(answer.failure));
      return null;
    }
    open(synthesis);
    setTold({ kind: 'saved' });
    return synthesis.id;
  };
  return { openId, work, remarks, told, change, open, save, setRemarks, setTold };
}

/** A learner's syntheses, and the one that is open for writing. */
export function useOwnSyntheses(asked: PatternId | undefined, firstBand: Band) {
  const { value, refresh } = useAnswered(readSyntheses, '');
  const writing = useOpenWork(asked);
  const { openId, open, setRemarks, setTold } = writing;
  const all = value?.syntheses ?? null;

  const save = async (): Promise<string | null> => {
    const id = await writing.save();
    if (id !== null) refresh();
    return id;
  };
  const hand = async (): Promise<void> => {
    const id = await save();
    const answer = id === null ? null : await handIn(id);
    if (answer === null) return;
    if (!answer.ok) return setTold(failed(answer.failure));
    const isIn = answer.value.synthesis?.state === 'handed-in';
    if (isIn) open(null);
    setRemarks(isIn ? null : answer.value.remarks);
    setTold(isIn ? { kind: 'handed-in' } : null);
    refresh();
  };
  const revise = async (id: string): Promise<void> => {
    const answer = await reviseSynthesis(id);
    if (!answer.ok) return setTold(failed(answer.failure));
    open(answer.value.synthesis);
    refresh();
  };
  const drop = async (id: string): Promise<void> => {
    const answer = await dropSynthesis(id);
    if (!answer.ok) return setTold(failed(answer.failure));
    if (id === openId) open(null);
    refresh();
  };
  const band = all?.find(({ id }) => id === openId)?.band ?? firstBand;
  return { ...writing, all, band, save, hand, revise, drop };
}
export type OwnSyntheses = ReturnType<typeof useOwnSyntheses>;
