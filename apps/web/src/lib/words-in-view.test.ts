import { afterEach, expect, it } from 'vitest';
import { wordsInView } from './words-in-view.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function read(html: string): string {
  document.body.innerHTML = `<main>${html}</main>`;
  return wordsInView(document.body.querySelector('main') ?? document.body);
}

it('reads each line as a sentence of its own, down to the buttons and what went wrong', () => {
  expect(
    read(
      '<h1>Your sky</h1><p>A <strong style="display:inline">good</strong> step!</p><p>Try again</p><button>Check</button>',
    ),
  ).toBe('Your sky. A good step! Try again. Check.');
});

it('reads buttons that stand in one line one after another', () => {
  expect(read('<p><button>Next</button> <button>Again</button></p>')).toBe('Next. Again.');
});

it('passes over drawings and words for screen readers alone', () => {
  expect(read('<svg><text>123</text></svg><span class="sr-only">Skip</span><p>Hello</p>')).toBe('Hello.');
});

it('reads a dialog alone while one is open', () => {
  document.body.innerHTML = '<main><p>Behind</p></main><div aria-modal="true"><p>Leave now?</p></div>';
  expect(wordsInView(document.body.querySelector('main') ?? document.body)).toBe('Leave now?');
});
