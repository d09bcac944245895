import type { StudentHome } from '@ori/contracts/learning';
import { fail, succeed } from '@ori/contracts/result';
import type { SendTutorMessageInput } from '@ori/contracts/tutor';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useReducer } from 'react';
import { vi } from 'vitest';
import { failureOf, networkFailure } from '../../../lib/failure.ts';
import { somebody } from '../../../testing/render-page.tsx';
import { renderTutor } from '../../../testing/render-tutor.tsx';
import { audienceOf } from '../audience.ts';
import { createHelpStore } from '../help-store.ts';
import type { TutorCalls } from '../tutor.calls.ts';
import { TutorPanel } from '../tutor-panel.tsx';
import { HIDDEN, widgetAfter } from '../widget-state.ts';
import { aMessage } from './a-message.ts';

const CHILD = somebody({ role: 'student', ageGroup: 'middle', firstName: 'Mina' });
export const SESSION = '018f4e3a-0000-7000-8000-000000000099';
const HOME = {
  streakDays: 4,
  lessonsCompleted: 2,
  today: { answers: 5, right: 4, minutes: 12, lessonsCompleted: 0, goalMinutes: 20 },
  current: null,
  next: [],
  startHere: null,
  done: [],
  assignments: [],
  achievements: [],
  skills: [],
  week: [],
} as const satisfies StudentHome;

/** An installation's own list, as an admin set it. */
const LINES = [{ country: '*', name: 'A line of this place', number: '555 01 01', languages: [] }];

/** A server that answers, refuses, can't be reached or never answers; it remembers what it was sent. */
function server() {
  const state = { at: 'answers' as 'answers' | 'refuses' | 'away' | 'hangs', isGone: false };
  const sent: SendTutorMessageInput[] = [];
  const started: (string | null)[] = [];
  const reported: string[] = [];
  const outcome = <Value,>(value: Value) => {
    if (state.at === 'away') return fail(networkFailure());
    return state.at === 'refuses' ? fail(failureOf({ code: 'rate-limited' }, 400)) : succeed(value);
  };
  const calls: TutorCalls = {
    active: async () => outcome(null),
    start: async (_context, personality) => {
      started.push(personality);
      return outcome({ sessionId: SESSION });
    },
    send: async (input) => {
      sent.push(input);
      if (state.at === 'hangs') return new Promise(() => undefined);
      if (state.isGone) {
        state.isGone = false;
        return fail(failureOf({ code: 'not-found' }, 404));
      }
      const asked = aMessage({ id: `s${sent.length}`, role: 'student', content: input.message });
      const reply = aMessage({
        id: `r${sent.length}`,
        timestamp: `2026-03-02T10:00:0${sent.length}.000Z`,
        content: 'Line 2 does not follow from $3x + 5 = 20$. What is left on the left?',
        suggestedActions: ['Check my steps'],
      });
      return outcome({ sessionId: SESSION, sent: asked, reply });
    },
    end: async () => outcome(null),
    setPersonality: async () => outcome(null),
    rate: async () => outcome(null),
    reportWrong: async (messageId) => {
      reported.push(messageId);
      return outcome({ success: true });
    },
    home: async () => outcome(HOME),
    helplines: async () => outcome(LINES),
  };
  return { state, sent, started, reported, calls };
}

/** Opens the panel for somebody, null for a visitor. */
export function openPanel(user: ReturnType<typeof somebody> | null = CHILD, isUnreached = false) {
  const wire = server();
  const store = createHelpStore({
    path: '/dashboard/goals',
    openedAtMs: Date.now(),
    inputAtMs: null,
    interactions: 0,
  });
  function Open() {
    const [state, dispatch] = useReducer(widgetAfter, { ...HIDDEN, display: 'expanded' });
    return (
      <>
        <output>{state.display}</output>
        <TutorPanel
          audience={audienceOf(user, isUnreached)}
          path="/lessons/halves"
          state={state}
          dispatch={dispatch}
          store={store}
          calls={wire.calls}
        />
      </>
    );
  }
  return { ...renderTutor(<Open />), ...wire, store };
}

export const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Ask me anything...');
export const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
export function say(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

class Silent {
  readonly addEventListener = () => undefined;
  readonly close = () => undefined;
}

/** What a browser has and the test's one lacks. */
export function stubBrowser(): void {
  vi.stubGlobal('EventSource', Silent);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
export function clearBrowser(): void {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
}
