import type { ChildDraftAnswer } from '@ori/contracts/families';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';
import { childDraft } from '../../lib/local-keys.ts';

/** A child's draft as this browser keeps it; nobody but the server can open it. */
export type KeptDraft = Pick<ChildDraftAnswer, 'draft' | 'goodUntil'>;

const isDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'draft' in value &&
  typeof value.draft === 'string' &&
  'goodUntil' in value &&
  typeof value.goodUntil === 'string';

/** The draft that waits here, as long as it is good; null where there is none. */
export function keptDraft(now = new Date()): KeptDraft | null {
  const text = readStored('local', childDraft);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (isDraft(value) && new Date(value.goodUntil) > now) return value;
  } catch {
    // Not of ours: as good as none.
  }
  forgetDraft();
  return null;
}

/** False where the browser keeps nothing: the page then says that it must stay open. */
export function keepDraft({ draft, goodUntil }: KeptDraft): boolean {
  return writeStored('local', childDraft, JSON.stringify({ draft, goodUntil }));
}

export function forgetDraft(): void {
  removeStored('local', childDraft);
}
