import { expect, it } from 'vitest';
import { rangeOf } from './find-passage.ts';

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
