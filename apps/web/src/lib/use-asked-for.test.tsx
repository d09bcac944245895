import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useAskedFor } from './use-asked-for.ts';

afterEach(() => {
  cleanup();
  window.location.hash = '';
});

function Part() {
  return <section id="log" ref={useAskedFor<HTMLElement>('log')} />;
}

it.each([
  ['#log', ['log']],
  ['#days', []],
  ['', []],
])('an address that ends in %j brings %j into view', (hash, shown) => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    seen.push(this.id);
  };
  window.location.hash = hash;
  render(<Part />);
  expect(seen).toEqual(shown);
});
