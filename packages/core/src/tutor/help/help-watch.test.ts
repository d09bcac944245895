import { describe, expect, it } from 'vitest';
import { ACTIVITY_ENTRIES } from './activity-log.ts';
import {
  helpContextOf,
  minuteDueInMs,
  startWatch,
  watched,
  type Arrival,
  type HelpEvent,
  type HelpWatch,
} from './help-watch.ts';

const LESSON = '/dashboard/student/courses/math-3-5/lessons/halves';

/** A clock that is moved by hand, and what was watched by it. */
function bench(path = LESSON, arrival: Partial<Arrival> = {}) {
  let nowMs = 1_000_000;
  const opened = { path, openedAtMs: nowMs, inputAtMs: null, interactions: 0, ...arrival };
  let watch: HelpWatch = startWatch(opened);
  const happen = (event: HelpEvent, afterMs = 0): HelpWatch => {
    nowMs += afterMs;
    watch = watched(watch, event, nowMs);
    return watch;
  };
  const busy = (count: number) => {
    for (let n = 0; n < count; n += 1) happen({ kind: 'interaction', detail: 'click' });
  };
  return {
    happen,
    busy,
    watch: () => watch,
    context: () => helpContextOf(watch, nowMs),
    minuteDueInMs: () => minuteDueInMs(watch, nowMs),
  };
}

describe('somebody who is quiet', () => {
  it('is asked after three counted minutes from the opening of the page, not before', () => {
    const { happen } = bench();
    expect(happen({ kind: 'minute' }, 60_000)).toMatchObject({ idleMinutes: 1, offer: null });
    expect(happen({ kind: 'minute' }, 60_000)).toMatchObject({ idleMinutes: 2, offer: null });
    expect(happen({ kind: 'minute' }, 60_000)).toMatchObject({ offer: 'idle', mood: 'idle' });
  });

  it('counts from the opening, however late the watch began', () => {
    const { happen, minuteDueInMs } = bench(LESSON, { openedAtMs: 970_000 });
    expect(minuteDueInMs()).toBe(30_000);
    expect(happen({ kind: 'minute' }, 149_999).offer).toBeNull();
    expect(happen({ kind: 'minute' }, 1).offer).toBe('idle');
  });

  it('counts from the last input before the watch began', () => {
    const { happen } = bench(LESSON, { openedAtMs: 900_000, inputAtMs: 990_000 });
    expect(happen({ kind: 'minute' }, 169_999).offer).toBeNull();
    expect(happen({ kind: 'minute' }, 1).offer).toBe('idle');
  });

  it('begins anew with any input, to the moment', () => {
    const { happen, minuteDueInMs } = bench();
    for (let n = 0; n < 2; n += 1) happen({ kind: 'minute' }, 60_000);
    happen({ kind: 'input' }, 59_000);
    expect(minuteDueInMs()).toBe(60_000);
    expect(happen({ kind: 'minute' }, 179_999)).toMatchObject({ idleMinutes: 2, offer: null });
    expect(happen({ kind: 'minute' }, 1).offer).toBe('idle');
  });

  it('is asked once for each spell of quiet', () => {
    const { happen } = bench();
    happen({ kind: 'minute' }, 180_000);
    happen({ kind: 'answered' });
    expect(happen({ kind: 'minute' }, 179_999).offer).toBeNull();
    expect(happen({ kind: 'minute' }, 1).offer).toBe('idle');
  });
});

describe('somebody in trouble', () => {
  it('is offered help over 60 s with fewer than 2 interactions', () => {
    const { happen } = bench();
    expect(happen({ kind: 'check' }, 60_000).offer).toBeNull();
    expect(happen({ kind: 'check' }, 30_000).offer).toBe('trouble');
  });

  it('is not who pressed twice before anybody watched', () => {
    const { happen } = bench(LESSON, { interactions: 2 });
    expect(happen({ kind: 'check' }, 90_000).offer).toBeNull();
  });

  it('is left alone at work, until more than 3 errors', () => {
    const { happen, busy } = bench();
    busy(20);
    for (let n = 0; n < 3; n += 1) happen({ kind: 'error', detail: 'answer' });
    expect(happen({ kind: 'check' }, 90_000).offer).toBeNull();
    happen({ kind: 'error', detail: 'answer' });
    expect(happen({ kind: 'check' }, 30_000)).toMatchObject({ offer: 'trouble', needsHelp: true });
  });

  it('is not offered help again within 300000 ms, on another page either', () => {
    const { happen } = bench();
    happen({ kind: 'check' }, 90_000);
    happen({ kind: 'answered' });
    happen({ kind: 'page', path: '/dashboard/goals' }, 1_000);
    expect(happen({ kind: 'check' }, 298_999).offer).toBeNull();
    expect(happen({ kind: 'check' }, 1).offer).toBe('trouble');
  });

  it('is nobody who fills in a long form: the time runs from what was filled in last', () => {
    const { happen } = bench('/dashboard/parent/children/add');
    for (let n = 0; n < 20; n += 1) {
      happen({ kind: 'filled' }, 30_000);
      expect(happen({ kind: 'check' }, 0).offer).toBeNull();
    }
    expect(happen({ kind: 'check' }, 300_000).offer).toBeNull();
    expect(happen({ kind: 'check' }, 1).offer).toBe('trouble');
    expect(happen({ kind: 'filled' }, 1_000)).toMatchObject({ offer: null, idleMinutes: 0 });
  });

  it('is asked on hard content over 120 s, however busy', () => {
    const { happen, busy } = bench('/geometry');
    busy(30);
    expect(happen({ kind: 'check' }, 120_000).offer).toBeNull();
    expect(happen({ kind: 'check' }, 30_000).offer).toBe('trouble');
  });
});

describe('a success', () => {
  it('sets progressing and clears the need for help', () => {
    const { happen } = bench();
    happen({ kind: 'check' }, 90_000);
    expect(happen({ kind: 'success', detail: 'answer' })).toMatchObject({
      mood: 'progressing',
      needsHelp: false,
      offer: null,
    });
  });
});

describe('the activity log', () => {
  it('keeps the last 100 entries', () => {
    const { busy, watch } = bench();
    busy(250);
    expect(watch().log).toHaveLength(100);
    expect(ACTIVITY_ENTRIES).toBe(100);
    expect(watch().log.every(({ kind }) => kind === 'interaction')).toBe(true);
  });

  it('goes on over pages, while a page counts for itself', () => {
    const { happen, busy, watch, context } = bench();
    busy(4);
    happen({ kind: 'page', path: '/dashboard/goals' }, 5_000);
    expect(watch().log.map(({ kind }) => kind)).toEqual(['page', ...Array(4).fill('interaction'), 'page']);
    expect(context()).toEqual({
      path: '/dashboard/goals',
      category: 'dashboard',
      subCategory: 'dashboard',
      difficulty: 'easy',
      timeSpentMs: 0,
      interactions: 0,
      errors: 0,
    });
  });
});
