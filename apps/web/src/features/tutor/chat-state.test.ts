import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatAfter, NO_CHAT, type ChatEvent, type ChatState } from './chat-state.ts';
import { maySend } from './use-draft.ts';
import { aMessage } from './testing/a-message.ts';

const asked = aMessage({
  id: 'a',
  role: 'student',
  content: 'A hint',
  timestamp: '2026-03-02T10:00:00.000Z',
});
const reply = aMessage({
  id: 'b',
  content: 'Look here. What do you see?',
  timestamp: '2026-03-02T10:00:01.000Z',
});

function after(...events: readonly ChatEvent[]): ChatState {
  return events.reduce(chatAfter, NO_CHAT);
}

describe('a conversation', () => {
  it('shows a message once, though it comes by answer and by feed', () => {
    const both = after({ kind: 'added', messages: [asked, reply] }, { kind: 'added', messages: [reply] });
    expect(both.messages).toEqual([asked, reply]);
  });

  it('keeps the order of time whatever comes first', () => {
    expect(
      after({ kind: 'added', messages: [reply] }, { kind: 'added', messages: [asked] }).messages,
    ).toEqual([asked, reply]);
  });

  it('shows what is on its way until it is kept', () => {
    const sending = after({ kind: 'sending', text: ' A hint ' });
    expect(sending.sending).toBe(' A hint ');
    expect(chatAfter(sending, { kind: 'added', messages: [asked] }).sending).toBeNull();
  });

  it('is thinking while a reply is on its way to any device, until it is there or nobody answers', () => {
    const typing = after({ kind: 'typing', isTyping: true });
    expect(typing.isTyping).toBe(true);
    expect(chatAfter(typing, { kind: 'added', messages: [asked] }).isTyping).toBe(true);
    expect(chatAfter(typing, { kind: 'added', messages: [reply] }).isTyping).toBe(false);
    expect(chatAfter(typing, { kind: 'typing', isTyping: false }).isTyping).toBe(false);
  });

  it('grows a reply by sentences, and puts the whole one in their place', () => {
    const forming = after(
      { kind: 'sentence', messageId: 'b', text: 'Look here.', isDone: false },
      { kind: 'sentence', messageId: 'b', text: 'What do you see?', isDone: false },
    );
    expect(forming.forming).toEqual({ messageId: 'b', text: 'Look here. What do you see?' });
    const whole = chatAfter(forming, { kind: 'added', messages: [reply] });
    expect(whole).toMatchObject({ forming: null, messages: [reply] });
    const late = chatAfter(whole, { kind: 'sentence', messageId: 'b', text: 'Look', isDone: false });
    expect(late.forming).toBeNull();
  });

  it('forgets what was on its way when sending failed', () => {
    expect(after({ kind: 'sending', text: 'A hint' }, { kind: 'settled' })).toEqual(NO_CHAT);
  });
});

describe('a text', () => {
  it('of nothing but spaces is never sent', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(' ', '\t', '\n', '\u00a0')), (spaces) => {
        expect(maySend(spaces.join(''), false)).toBe(false);
      }),
    );
  });

  it('waits while another is in flight', () => {
    expect(maySend('A hint', true)).toBe(false);
    expect(maySend(' A hint ', false)).toBe(true);
  });
});
