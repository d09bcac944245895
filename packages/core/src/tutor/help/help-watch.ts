import { withEntry, type ActivityEntry } from './activity-log.ts';
import { difficultyOf, helpPlaceOf } from './help-place.ts';
import {
  IDLE_CHECK_MS,
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
  /** When the last input came; before any, when the page was opened. */
  readonly inputAtMs: number;
  /** Whole minutes counted since then. */
  readonly idleMinutes: number;
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
 * What may happen. `minute` comes when `minuteDueInMs` says so, `check` every 30 s; `input` is any sign of a hand;
 * `filled`, that a grown-up typed or chose something in a form.
 */
export type HelpEvent =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'input' | 'filled' | 'minute' | 'check' | 'answered' }
  | Act;

/** What happened on a page before anybody watched: the watch is fetched only once somebody is there. */
export interface Arrival {
  readonly path: string;
  readonly openedAtMs: number;
  /** When the last input came; null: none did. */
  readonly inputAtMs: number | null;
  readonly interactions: number;
}

function opened(path: string, nowMs: number) {
  const times = { sinceMs: nowMs, filledAtMs: null, inputAtMs: nowMs };
  const counters = { interactions: 0, errors: 0, idleMinutes: 0 };
  return { path, ...times, ...counters, mood: 'focused', needsHelp: false, offer: null } as const;
}

/** A watch over a page; that it begins is no input, and it counts from the page's opening. */
export function startWatch({ path, openedAtMs, inputAtMs, interactions }: Arrival): HelpWatch {
  const log = withEntry([], { atMs: openedAtMs, kind: 'page', detail: path });
  const page = opened(path, openedAtMs);
  return { ...page, inputAtMs: inputAtMs ?? openedAtMs, interactions, offeredAtMs: null, log };
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

/** In how many milliseconds the next whole minute without input is full. */
export function minuteDueInMs({ inputAtMs }: Pick<HelpWatch, 'inputAtMs'>, nowMs: number): number {
  return IDLE_CHECK_MS - (Math.max(0, nowMs - inputAtMs) % IDLE_CHECK_MS);
}

/** The whole minutes since the last input are counted; the third brings the question (spec §4). */
function afterMinute(watch: HelpWatch, nowMs: number): HelpWatch {
  const idleMinutes = Math.floor((nowMs - watch.inputAtMs) / IDLE_CHECK_MS);
  const next = { ...watch, idleMinutes };
  const isDue = watch.idleMinutes < IDLE_MINUTES && idleMinutes >= IDLE_MINUTES;
  return isDue ? offering({ ...next, mood: 'idle' }, 'idle', nowMs) : next;
}

function afterCheck(watch: HelpWatch, nowMs: number): HelpWatch {
  const context = helpContextOf(watch, nowMs);
  const next = { ...watch, mood: userMoodOf(context), needsHelp: needsHelp(context) };
  const isTime = next.needsHelp && next.offer === null && mayOfferAgain(watch.offeredAtMs, nowMs);
  return isTime ? offering(next, 'trouble', nowMs) : next;
}

const withInput = (watch: HelpWatch, nowMs: number): HelpWatch => ({
  ...watch,
  inputAtMs: nowMs,
  idleMinutes: 0,
});

function afterAct(watch: HelpWatch, { kind, detail }: Act, nowMs: number): HelpWatch {
  const next = { ...withInput(watch, nowMs), log: withEntry(watch.log, { atMs: nowMs, kind, detail }) };
  if (kind === 'error') return { ...next, errors: watch.errors + 1 };
  if (kind === 'success') return { ...next, mood: 'progressing', needsHelp: false, offer: null };
  return kind === 'interaction' ? { ...next, interactions: watch.interactions + 1 } : next;
}

/** Whoever goes on filling in a form has answered the question whether they are stuck. */
function afterFilling(watch: HelpWatch, nowMs: number): HelpWatch {
  const interactions = watch.interactions + 1;
  return { ...withInput(watch, nowMs), filledAtMs: nowMs, interactions, offer: null };
}

const isAct = (event: HelpEvent): event is Act => 'detail' in event;

/** The watch after something happened at `nowMs` (spec §4 and §9: idle, trouble, mood, success). */
export function watched(watch: HelpWatch, event: HelpEvent, nowMs: number): HelpWatch {
  if (isAct(event)) return afterAct(watch, event, nowMs);
  switch (event.kind) {
    case 'page':
      return movedTo(watch, event.path, nowMs);
    case 'input':
      return withInput(watch, nowMs);
    case 'filled':
      return afterFilling(watch, nowMs);
    case 'minute':
      return afterMinute(watch, nowMs);
    case 'check':
      return afterCheck(watch, nowMs);
    case 'answered':
      return { ...withInput(watch, nowMs), offer: null };
  }
}
