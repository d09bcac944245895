import type { KimProgress, RecentConcept } from '@ori/contracts/kim';
import { DEFAULT_LEARNING_STYLE } from '@ori/contracts/kim-names';
import type { SynthesisWork } from '@ori/contracts/kim-synthesis';
import { DEFAULT_KIM_LEVEL } from '@ori/core/kim/levels';
import { recentConcepts } from '@ori/core/kim/recent-concepts';
import { readStored, writeStored } from '../../lib/browser-storage.ts';
import * as LOCAL_KEYS from '../../lib/local-keys.ts';

/** KIM progress as a browser keeps it (spec §9): a visitor's own, or the last one read of the person signed in. */
export interface KeptProgress extends KimProgress {
  /** A visitor's right guesses, each with the server's receipt. */
  readonly receipts: Readonly<Record<string, string>>;
  /** A visitor's last try of a mapping, as a day. */
  readonly triedOn: Readonly<Record<string, string>>;
  /** The synthesis a visitor is writing. */
  readonly draft: SynthesisWork | null;
}

const NOTHING: KeptProgress = {
  userId: null,
  methodologyLevel: DEFAULT_KIM_LEVEL,
  mythology: false,
  conceptsExplored: [],
  connectionsDiscovered: [],
  synthesisAchievements: [],
  preferredLearningStyle: DEFAULT_LEARNING_STYLE,
  recentConcepts: [],
  patternsUnlocked: [],
  levelLimit: null,
  mythsAllowed: true,
  receipts: {},
  triedOn: {},
  draft: null,
};

function parsed(text: string | null): Partial<KeptProgress> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What this browser keeps, whosever it is; what is missing or broken reads as nothing. */
export function keptProgress(): KeptProgress {
  return { ...NOTHING, ...parsed(readStored('local', LOCAL_KEYS.kimProgress)) };
}

/** A visitor's progress: another person's, left by a sign-in, is not theirs. */
export function visitorProgress(): KeptProgress {
  const kept = keptProgress();
  return kept.userId === null ? kept : NOTHING;
}

function write(progress: KeptProgress): void {
  writeStored('local', LOCAL_KEYS.kimProgress, JSON.stringify(progress));
}

/** Changes a visitor's progress. */
export function keepVisitors(changes: Partial<KeptProgress>): KeptProgress {
  const next = { ...visitorProgress(), ...changes, userId: null };
  write(next);
  return next;
}

/** Keeps that a visitor opened a card. */
export function keepOpened(opened: RecentConcept): KeptProgress {
  return keepVisitors({ recentConcepts: recentConcepts([opened, ...visitorProgress().recentConcepts]) });
}

/** Keeps what came of a visitor's guess; `receipt` is null for a wrong one. */
export function keepGuess(mappingId: string, today: string, receipt: string | null): KeptProgress {
  const { receipts, triedOn, connectionsDiscovered } = visitorProgress();
  if (receipt === null) return keepVisitors({ triedOn: { ...triedOn, [mappingId]: today } });
  return keepVisitors({
    receipts: { ...receipts, [mappingId]: receipt },
    connectionsDiscovered: [...new Set([...connectionsDiscovered, mappingId])],
  });
}

/** Keeps an account's progress, with its level and toggle where every page looks for them. */
export function keepAccounts(progress: KimProgress): void {
  write({ ...NOTHING, ...progress });
  writeStored('local', LOCAL_KEYS.kimLevel, progress.methodologyLevel);
  writeStored('local', LOCAL_KEYS.kimContext, String(progress.mythology));
}
