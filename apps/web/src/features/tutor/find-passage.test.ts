import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rangeOf, showPassage } from './find-passage.ts';

function section(html: string): HTMLElement {
  const element = document.createElement('section');
  element.innerHTML = html;
  return element;
}

const TEXT = '<h2>The idea</h2><p>One half is <em>the same\n amount</em> as five tenths. Now count.</p>';

it('finds a passage though its words stand in several elements', () => {
  const range = rangeOf(section(TEXT), 'One half is the same amount as five tenths.');
  expect(range?.toString().replace(/\s+/g, ' ')).toBe('One half is the same amount as five tenths.');
});

it('finds the opening words of a passage that goes on elsewhere', () => {
  const range = rangeOf(section(TEXT), 'One half is the same amount as five tenths, which a mark cuts off');
  expect(range?.toString().replace(/\s+/g, ' ')).toBe('One half is the same amount as f');
});

it.each(['A word that is not there', ''])('finds nothing for %j', (extract) => {
  expect(rangeOf(section(TEXT), extract)).toBeNull();
});

describe('a citation that is opened', () => {
  const PASSAGE = { lessonId: 'halves', section: 'synthesis', extract: 'Bring it together' };
  const scrolled: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    scrolled.length = 0;
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this.textContent ?? '');
    };
    history.pushState(null, '', '/lessons/halves');
  });
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });
  const show = async (html: string) => {
    let hidden = 0;
    showPassage(PASSAGE, () => (hidden += 1));
    document.body.innerHTML = html;
    await vi.advanceTimersByTimeAsync(5_000);
    return { hidden, scrolled };
  };

  it('lands at its passage', async () => {
    const shown = await show(
      '<section id="core"></section><section id="synthesis"><p>Bring it together.</p></section>',
    );
    expect(shown).toEqual({ hidden: 0, scrolled: ['Bring it together.'] });
  });

  it('lands at the lesson, which says so, where the reader’s level leaves the part out', async () => {
    expect(await show('<section id="core"></section>')).toEqual({ hidden: 1, scrolled: [] });
  });

  it('says nothing on a page that is not the lesson', async () => {
    history.pushState(null, '', '/dashboard');
    expect(await show('<section id="core"></section>')).toEqual({ hidden: 0, scrolled: [] });
  });
});
