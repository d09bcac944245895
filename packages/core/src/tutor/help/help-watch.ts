import { withEntry, type ActivityEntry } from './activity-log.ts';
import { difficultyOf, helpPlaceOf } from './help-place.ts';
import {
  IDLE_MINUTES,
  mayOfferAgain,
  needsHelp,
  userMoodOf,
  type HelpContext,
  type UserMood,
} from './help-rules.ts';

/** Why help is offered: no input for a while, or signs of trouble. Each has its own words. */
export type HelpOffer = 'idle' | 'trouble';

/** What the widget remembers of somebody's work; it lives in the browser and is sent nowhere. */
export interface HelpWatch {
  readonly path: string;
  readonly sinceMs: number;
  /** When a grown-up last filled something in on it; null: not yet. */
  readonly filledAtMs: number | null;
  readonly interactions: number;
  readonly errors: number;
  /** Minutes in a row without input, and whether there was any in the one that runs. */
  readonly idleMinutes: number;
  readonly hadInput: boolean;
  readonly mood: UserMood;
  readonly needsHelp: boolean;
  readonly offer: HelpOffer | null;
  readonly offeredAtMs: number | null;
  readonly log: readonly ActivityEntry[];
}

/** Something somebody did, which is logged. */
interface Act {
  readonly kind: 'interaction' | 'error' | 'success' | 'action';
  readonly detail: string;
}

/**
 * What may happen. `minute` comes every 60 s, `check` every 30 s; `input` is any sign of a hand; `filled`, that a
 * grown-up typed or chose something in a form.
 */
export type HelpEvent =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'input' | 'filled' | 'minute' | 'check' | 'answered' }
  | Act;

function opened(path: string, nowMs: number) {
  const counters = { filledAtMs: null, interactions: 0, errors: 0, idleMinutes: 0, hadInput: true };
  return { path, sinceMs: nowMs, ...counters, mood: 'focused', needsHelp: false, offer: null } as const;
}

/** A watch that begins on a page. */
export function startWatch(path: string, nowMs: number): HelpWatch {
  const log = withEntry([], { atMs: nowMs, kind: 'page', detail: path });
  return { ...opened(path, nowMs), offeredAtMs: null, log };
}

/** Another page begins anew, but what was offered lately and what happened are remembered. */
function movedTo(watch: HelpWatch, path: string, nowMs: number): HelpWatch {
  const log = withEntry(watch.log, { atMs: nowMs, kind: 'page', detail: path });
  return { ...opened(path, nowMs), offeredAtMs: watch.offeredAtMs, log };
}

/** The page as the rules see it now: filling in a long form is work, so its time runs from what was filled in last. */
export function helpContextOf(watch: HelpWatch, nowMs: number): HelpContext {
  const { path, sinceMs, filledAtMs, interactions, errors } = watch;
  const place = { ...helpPlaceOf(path), path, difficulty: difficultyOf(path) };
  return { ...place, timeSpentMs: nowMs - (filledAtMs ?? sinceMs), interactions, errors };
}

function offering(watch: HelpWatch, offer: HelpOffer, nowMs: number): HelpWatch {
  const log = withEntry(watch.log, { atMs: nowMs, kind: 'offer', detail: offer });
  return { ...watch, offer, offeredAtMs: nowMs, log };
}

/** A minute has gone by: without input it counts, and the third in a row brings the question. */
function afterMinute(watch: HelpWatch, nowMs: number): HelpWatch {
  const idleMinutes = watch.hadInput ? 0 : watch.idleMinutes + 1;
  const next = { ...watch, idleMinutes, hadInput: false };
  return idleMinutes === IDLE_MINUTES ? offering({ ...next, mood: 'idle' }, 'idle', nowMs) : next;
}

function afterCheck(watch: HelpWatch, nowMs: number): HelpWatch {
  const context = helpContextOf(watch, nowMs);
  const next = { ...watch, mood: userMoodOf(context), needsHelp: needsHelp(context) };
  const isTime = next.needsHelp && next.offer === null && mayOfferAgain(watch.offeredAtMs, nowMs);
  return isTime ? offering(next, 'trouble', nowMs) : next;
}

function afterAct(watch: HelpWatch, { kind, detail }: Act, nowMs: number): HelpWatch {
  const next = { ...watch, hadInput: true, log: withEntry(watch.log, { atMs: nowMs, kind, detail }) };
  if (kind === 'error') return { ...next, errors: watch.errors + 1 };
  if (kind === 'success') return { ...next, mood: 'progressing', needsHelp: false, offer: null };
  return kind === 'interaction' ? { ...next, interactions: watch.interactions + 1 } : next;
}

/** Whoever goes on filling in a form has answered the question whether they are stuck. */
function afterFilling(watch: HelpWatch, nowMs: number): HelpWatch {
  const { interactions } = watch;
  return { ...watch, filledAtMs: nowMs, interactions: interactions + 1, hadInput: true, offer: null };
}

const isAct = (event: HelpEvent): event is Act => 'detail' in event;

/** The watch after something happened at `nowMs` (spec §4 and §9: idle, trouble, mood, success). */
export function watched(watch: HelpWatch, event: HelpEvent, nowMs: number): HelpWatch {
  if (isAct(event)) return afterAct(watch, event, nowMs);
  switch (event.kind) {
    case 'page':
      return movedTo(watch, event.path, nowMs);
    case 'input':
      return watch.hadInput ? watch : { ...watch, hadInput: true };
    case 'filled':
      return afterFilling(watch, nowMs);
    case 'minute':
      return afterMinute(watch, nowMs);
    case 'check':
      return afterCheck(watch, nowMs);
    case 'answered':
      return { ...watch, offer: null, idleMinutes: 0, hadInput: true };
  }
}
