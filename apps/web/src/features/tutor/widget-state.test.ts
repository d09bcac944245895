import { describe, expect, it } from 'vitest';
import { HIDDEN, widgetAfter, type WidgetEvent, type WidgetState } from './widget-state.ts';

function after(...events: readonly WidgetEvent[]): WidgetState {
  return events.reduce(widgetAfter, HIDDEN);
}
const PRESS = { kind: 'press' } as const;
const ENLARGE = { kind: 'enlarge' } as const;

describe('the floating tutor', () => {
  it('goes from hidden to bubble on a click, and from bubble to expanded on another', () => {
    expect(after().display).toBe('hidden');
    expect(after(PRESS).display).toBe('bubble');
    expect(after(PRESS, PRESS).display).toBe('expanded');
    expect(after(PRESS, PRESS, PRESS).display).toBe('expanded');
  });

  it('collapses from expanded to bubble, or closes to hidden', () => {
    expect(after(PRESS, PRESS, { kind: 'collapse' }).display).toBe('bubble');
    expect(after(PRESS, PRESS, { kind: 'close' }).display).toBe('hidden');
  });

  it('fills the screen only from expanded, and closes back to it', () => {
    expect(after(PRESS, ENLARGE).display).toBe('bubble');
    expect(after(PRESS, PRESS, ENLARGE).display).toBe('fullscreen');
    expect(after(PRESS, PRESS, ENLARGE, { kind: 'close' }).display).toBe('expanded');
    expect(after(PRESS, PRESS, ENLARGE, { kind: 'collapse' }).display).toBe('fullscreen');
  });

  it('steps back with Escape: fullscreen, expanded, bubble, and stays there', () => {
    const escape = { kind: 'escape' } as const;
    const full = [PRESS, PRESS, ENLARGE];
    expect(after(...full, escape).display).toBe('expanded');
    expect(after(...full, escape, escape).display).toBe('bubble');
    expect(after(...full, escape, escape, escape).display).toBe('bubble');
  });

  it('toggles between chat and quick actions, and begins with the chat when opened anew', () => {
    const listed = after(PRESS, PRESS, { kind: 'show', view: 'actions' });
    expect(listed.view).toBe('actions');
    expect(widgetAfter(listed, { kind: 'show', view: 'chat' }).view).toBe('chat');
    expect(widgetAfter(listed, { kind: 'collapse' })).toMatchObject({ display: 'bubble', view: 'chat' });
  });

  it('shows a prompt in the chat and is helping after homework help or a question to the professor', () => {
    const listed = after(PRESS, PRESS, { kind: 'show', view: 'actions' });
    for (const prompt of ['homework', 'ask'] as const)
      expect(widgetAfter(listed, { kind: 'ask', prompt })).toEqual({
        display: 'expanded',
        view: 'chat',
        mood: 'helping',
        prompt,
        isKept: true,
      });
  });

  it('keeps what was said in the bubble, and lets it go when closed', () => {
    expect(after(PRESS).isKept).toBe(false);
    expect(after(PRESS, PRESS, { kind: 'collapse' }).isKept).toBe(true);
    expect(after(PRESS, PRESS, { kind: 'close' }).isKept).toBe(false);
  });

  it('gives way to a page it leads to', () => {
    const leave = { kind: 'leave' } as const;
    expect(after(PRESS, PRESS, leave).display).toBe('bubble');
    expect(after(PRESS, PRESS, ENLARGE, leave).display).toBe('bubble');
  });

  it('opens at once when an offer is taken up, and stays full where it is', () => {
    expect(after({ kind: 'ask', prompt: 'idle' }).display).toBe('expanded');
    expect(after(PRESS, PRESS, ENLARGE, { kind: 'ask', prompt: 'trouble' }).display).toBe('fullscreen');
  });
});
