import type { StudentHome } from '@ori/contracts/learning';
import { fail, succeed } from '@ori/contracts/result';
import type { SendTutorMessageInput } from '@ori/contracts/tutor';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf, networkFailure } from '../../lib/failure.ts';
import { somebody } from '../../testing/render-page.tsx';
import { audienceOf } from './audience.ts';
import { createHelpStore } from './help-store.ts';
import { aMessage } from './testing/a-message.ts';
import { renderTutor } from '../../testing/render-tutor.tsx';
import type { TutorCalls } from './tutor.calls.ts';
import { TutorPanel } from './tutor-panel.tsx';
import { HIDDEN, widgetAfter } from './widget-state.ts';

const CHILD = somebody({ role: 'student', ageGroup: 'middle', firstName: 'Mina' });
const SESSION = '018f4e3a-0000-7000-8000-000000000099';
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

/** A server that answers, refuses, or can't be reached; it remembers what it was sent. */
function server() {
  const state = { at: 'answers' as 'answers' | 'refuses' | 'away', isGone: false };
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
  };
  return { state, sent, started, reported, calls };
}

function open(user: ReturnType<typeof somebody> | null = CHILD) {
  const wire = server();
  const store = createHelpStore('/dashboard/goals');
  function Open() {
    const [state, dispatch] = useReducer(widgetAfter, { ...HIDDEN, display: 'expanded' });
    return (
      <>
        <output>{state.display}</output>
        <TutorPanel
          audience={audienceOf(user)}
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

const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Ask me anything...');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
function say(text: string): void {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
}

class Silent {
  readonly addEventListener = () => undefined;
  readonly close = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal('EventSource', Silent);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the panel', () => {
  it('has the words of the specification, and a voice button that is switched off', () => {
    open();
    expect(
      screen.getByText('AI responses may not always be accurate. Always verify important information.'),
    ).toBeTruthy();
    const voice = screen.getByRole<HTMLButtonElement>('button', { name: 'Speak (coming soon)' });
    expect(voice.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /^Choose Your Tutor/ }));
    expect(screen.getByRole('group', { name: 'Choose Your Tutor' })).toBeTruthy();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
  });

  it('tells a child that a computer answers and that their grown-up can read along', () => {
    open();
    expect(screen.getByText(/A computer answers here, not a person\. Your grown-up can read/)).toBeTruthy();
  });

  it('does not send what is empty, or only spaces', () => {
    const { started } = open();
    expect(sendButton().disabled).toBe(true);
    say('   ');
    expect(sendButton().disabled).toBe(true);
    expect(started).toEqual([]);
  });

  it('steps back with Escape', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Fill the screen' }));
    expect(screen.getByText('fullscreen')).toBeTruthy();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.getByText('expanded')).toBeTruthy();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(screen.getByText('bubble')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a message', () => {
  it('starts a conversation, and the next goes on in it', async () => {
    const { started, sent } = open();
    say('Solve 3x + 5 = 20');
    expect(screen.getAllByText('Professor Ori is thinking').length).toBeGreaterThan(0);
    await screen.findAllByText(/Line 2 does not follow/);
    say('3x = 25');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(started).toEqual(['guide']);
    expect(sent.map(({ sessionId }) => sessionId)).toEqual([SESSION, SESSION]);
    expect(sent[0]?.place).toEqual({ path: '/lessons/halves', lessonId: 'halves' });
  });

  it('goes into a new conversation when a grown-up deleted the one that was open', async () => {
    const { state, started, sent } = open();
    say('One');
    await screen.findAllByText(/Line 2 does not follow/);
    state.isGone = true;
    say('Two');
    await waitFor(() => expect(started).toHaveLength(2));
    await waitFor(() => expect(sent.map(({ message }) => message)).toEqual(['One', 'Two', 'Two']));
  });

  it('is not sent while another is in flight', async () => {
    const { sent } = open();
    say('One');
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.change(field(), { target: { value: 'Two' } });
    expect(sendButton().disabled).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });

  it('is answered with real maths, and the answer can be called wrong', async () => {
    const { reported, baseElement } = open();
    say('Solve 3x + 5 = 20');
    await screen.findAllByText(/Line 2 does not follow/);
    expect(baseElement.querySelector('.tutor-said math mn')?.textContent).toBe('3');
    fireEvent.click(screen.getByRole('button', { name: 'This looks wrong' }));
    await screen.findByText('Thank you. A person will look at it.');
    expect(reported).toEqual(['r1']);
  });

  it('that was refused stays with its writer, and nothing is said about it', async () => {
    const { state } = open();
    state.at = 'refuses';
    say('Solve 3x + 5 = 20');
    await waitFor(() => expect(field().value).toBe('Solve 3x + 5 = 20'));
    expect(screen.queryByText('Professor Ori is thinking')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gets a canned answer for the signed-in when the server cannot be reached', async () => {
    const { state } = open();
    state.at = 'away';
    say('I am stuck');
    expect((await screen.findAllByText(/I can’t reach the server right now/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Open the help page' })).toBeTruthy();
  });
});

describe('a visitor', () => {
  it('gets the marketing answers, after the pause, and none for the signed-in', async () => {
    const { started } = open(null);
    const begun = performance.now();
    say('How much does it cost?');
    expect((await screen.findAllByText(/Free \(1 student\), Family \$29\/month/)).length).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(490);
    say('my schedule today');
    await waitFor(() => expect(screen.getAllByText(/Ask me about pricing, a demo or how/)).toHaveLength(3));
    expect(started).toEqual([]);
  });
});

describe('the quick actions', () => {
  it('show the learner’s real figures and lead to their pages', async () => {
    const { router, store } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Quick actions' }));
    await screen.findByText('12 of 20 minutes today');
    expect(screen.getByText('2 lessons finished')).toBeTruthy();
    expect(screen.getByText('4 days in a row')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Learning Goals/ }));
    expect(router.state.location.pathname).toBe('/dashboard/goals');
    expect(store.state().log.at(-1)).toMatchObject({ kind: 'action', detail: 'viewGoals' });
  });

  it('ask for the question on homework help', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Quick actions' }));
    fireEvent.click(screen.getByRole('button', { name: /Homework Help/ }));
    expect(screen.getByText(/Show me the question/)).toBeTruthy();
  });

  it('show nobody’s figures to a parent', async () => {
    open(somebody());
    fireEvent.click(screen.getByRole('button', { name: 'Quick actions' }));
    expect(screen.getByText('5-minute skill boost')).toBeTruthy();
    expect(screen.queryByText(/in a row/)).toBeNull();
  });

  it('are four at first for those who do not read yet', () => {
    open(somebody({ role: 'student', ageGroup: 'k2', firstName: 'Zuri' }));
    fireEvent.click(screen.getByRole('button', { name: 'Quick actions' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
  });
});
