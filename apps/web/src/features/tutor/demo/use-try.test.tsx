import { fail, succeed } from '@ori/contracts/result';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFailure } from '../../../lib/failure.ts';
import { renderTutor } from '../../../testing/render-tutor.tsx';
import { aMessage } from '../testing/a-message.ts';
import { TutorTry } from './tutor-try.tsx';
import type { TryCall } from './use-try.ts';

const EXAMPLE = { starts: [], turns: [] };

beforeEach(() => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function write(text: string, call: TryCall): Promise<void> {
  renderTutor(<TutorTry example={EXAMPLE} call={call} />);
  // The rules come with the page.
  await import('../care-here.ts');
  await new Promise((resolve) => setTimeout(resolve, 0));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

describe('a visitor’s try', () => {
  it.each([
    ['I want to die', /You matter/],
    ['je veux mourir', /Tu comptes/],
    ['quiero morir', /Tú importas/],
    ['my dad hits me', /not your fault/],
  ])('meets distress with care, without a server: %s', async (text, words) => {
    await write(text, async () => fail(networkFailure()));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  });

  it('leaves everything else to the server', async () => {
    const asked: string[] = [];
    await write('solve 3x + 5 = 20', async ({ message }) => {
      asked.push(message);
      return succeed({ reply: aMessage() });
    });
    expect((await screen.findAllByText(/take 5 from both sides/)).length).toBeGreaterThan(0);
    expect(asked).toEqual(['solve 3x + 5 = 20']);
  });
});
