import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../../lib/i18n.ts';
import lesson from '../../../locales/en/lesson.json' with { type: 'json' };
import { LessonPart } from './lesson-part.tsx';

const spoken: string[] = [];
function withVoice(): void {
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: ({ text }: { readonly text: string }) => spoken.push(text),
  });
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
      addEventListener(): void {}
    },
  );
}

afterEach(() => {
  cleanup();
  spoken.length = 0;
  vi.unstubAllGlobals();
});

function show(aloud: 'en' | undefined) {
  withVoice();
  render(
    <I18nextProvider i18n={createI18n('en', { lesson })}>
      <LessonPart id="interactive" title="Predict first" eyebrow="Try it" aloud={aloud}>
        <p>How much bread?</p>
        <label>
          <input type="radio" /> A whole loaf
        </label>
        <details>
          <summary>In words</summary>
          <p>For those who cannot see it.</p>
        </details>
        <button type="button">See</button>
      </LessonPart>
    </I18nextProvider>,
  );
}

describe('a part of a lesson', () => {
  it('is read aloud with its choices, without its controls and what is folded away', async () => {
    show('en');
    fireEvent.click(await screen.findByRole('button', { name: 'Read aloud: Predict first' }));
    expect(spoken).toEqual(['Predict first. How much bread? A whole loaf.']);
  });

  it('has no voice of its own where readers read', () => {
    show(undefined);
    expect(screen.queryByRole('button', { name: /Read aloud/ })).toBeNull();
  });
});
