import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { somebody } from '../../testing/render-page.tsx';
import {
  clearBrowser,
  field,
  openPanel,
  say,
  sendButton,
  SESSION,
  stubBrowser,
} from './testing/open-panel.tsx';

beforeEach(stubBrowser);
afterEach(clearBrowser);

describe('the panel', () => {
  it('has the words of the specification, and a voice button that is switched off', () => {
    openPanel();
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
    openPanel();
    expect(screen.getByText(/A computer answers here, not a person\. Your grown-up can read/)).toBeTruthy();
  });

  it('does not send what is empty, or only spaces', () => {
    const { started } = openPanel();
    expect(sendButton().disabled).toBe(true);
    say('   ');
    expect(sendButton().disabled).toBe(true);
    expect(started).toEqual([]);
  });

  it('steps back with Escape', () => {
    openPanel();
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
    const { started, sent } = openPanel();
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
    const { state, started, sent } = openPanel();
    say('One');
    await screen.findAllByText(/Line 2 does not follow/);
    state.isGone = true;
    say('Two');
    await waitFor(() => expect(started).toHaveLength(2));
    await waitFor(() => expect(sent.map(({ message }) => message)).toEqual(['One', 'Two', 'Two']));
  });

  it('is not sent while another is in flight', async () => {
    const { sent } = openPanel();
    say('One');
    await waitFor(() => expect(sent).toHaveLength(1));
    fireEvent.change(field(), { target: { value: 'Two' } });
    expect(sendButton().disabled).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });

  it('is answered with real maths, and the answer can be called wrong', async () => {
    const { reported, baseElement } = openPanel();
    say('Solve 3x + 5 = 20');
    await screen.findAllByText(/Line 2 does not follow/);
    expect(baseElement.querySelector('.tutor-said math mn')?.textContent).toBe('3');
    fireEvent.click(screen.getByRole('button', { name: 'This looks wrong' }));
    await screen.findByText('Thank you. A person will look at it.');
    expect(reported).toEqual(['r1']);
  });

  it('that was refused stays with its writer, and nothing is said about it', async () => {
    const { state } = openPanel();
    state.at = 'refuses';
    say('Solve 3x + 5 = 20');
    await waitFor(() => expect(field().value).toBe('Solve 3x + 5 = 20'));
    expect(screen.queryByText('Professor Ori is thinking')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gets a canned answer for the signed-in when the server cannot be reached', async () => {
    const { state } = openPanel();
    state.at = 'away';
    say('I am stuck');
    expect((await screen.findAllByText(/I can’t reach the server right now/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Open the help page' })).toBeTruthy();
  });
});

describe('a visitor', () => {
  it('gets the marketing answers, after the pause, and none for the signed-in', async () => {
    const { started } = openPanel(null);
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
    const { router, store } = openPanel();
    fireEvent.click(screen.getByRole('button', { name: 'Quick actions' }));
    await screen.findByText('12 of 20 minutes today');
    expect(screen.getByText('2 lessons finished')).toBeTruthy();
    expect(screen.getByText('4 days in a row')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Learning Goals/ }));
    expect(router.state.location.pathname).toBe('/dashboard/goals');
    expect(store.state().log.at(-1)).toMatchObject({ kind: 'action', detail: 'viewGoals' });
  });

  it('ask for the question on homework help', () => {
    openPanel();
    fireEvent.click(screen.getByRole('button', { name: 'Quick actions' }));
    fireEvent.click(screen.getByRole('button', { name: /Homework Help/ }));
    expect(screen.getByText(/Show me the question/)).toBeTruthy();
  });

  it('show nobody’s figures to a parent', async () => {
    openPanel(somebody());
    fireEvent.click(screen.getByRole('button', { name: 'Quick actions' }));
    expect(screen.getByText('5-minute skill boost')).toBeTruthy();
    expect(screen.queryByText(/in a row/)).toBeNull();
  });

  it('are four at first for those who do not read yet', () => {
    openPanel(somebody({ role: 'student', ageGroup: 'k2', firstName: 'Zuri' }));
    fireEvent.click(screen.getByRole('button', { name: 'Quick actions' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(9);
  });
});
