import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import legal from '../../locales/en/legal.json' with { type: 'json' };
import { englishWords } from '../../testing/render-page.tsx';
import { ChildNotice } from './child-notice.tsx';

const SECTIONS = [
  { id: 'top', heading: '', html: '<p>For you.</p>' },
  { id: 'names', heading: 'Your name', html: '<p>We do not ask it.</p><ul><li>Not even once.</li></ul>' },
];
const spoken: { text: string; lang: string }[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  spoken.length = 0;
});

function open() {
  const words = englishWords();
  words.addResourceBundle('en', 'legal', legal);
  render(
    <I18nextProvider i18n={words}>
      <ChildNotice sections={SECTIONS as never} />
    </I18nextProvider>,
  );
}

describe('what is kept, told to a child', () => {
  it('is read aloud part by part, in the words of the page', async () => {
    class Speech extends EventTarget {
      lang = '';
      rate = 1;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    vi.stubGlobal('SpeechSynthesisUtterance', Speech);
    vi.stubGlobal('speechSynthesis', { cancel: () => undefined, speak: (s: Speech) => spoken.push(s) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Listen: Your name' }));
    expect(spoken).toMatchObject([{ text: 'Your name We do not ask it. Not even once.', lang: 'en' }]);
    expect(screen.getByRole('button', { name: 'Stop listening' })).toBeDefined();
  });

  it('offers no voice where the browser has none', () => {
    open();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your name' })).toBeDefined();
  });
});
