import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAskedFor } from './use-asked-for.ts';

let seen: string[] = [];
let grow: () => void = () => undefined;
let isWatched = false;

beforeEach(() => {
  seen = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    seen.push(this.id);
  };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        grow = () => isWatched && tell();
      }
      observe(): void {
        isWatched = true;
      }
      disconnect(): void {
        isWatched = false;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
  window.location.hash = hash;
  render(<Part />);
  expect(seen).toEqual(shown);
});

it('stays in view while parts above it arrive, until somebody moves the page themselves', () => {
  window.location.hash = '#log';
  render(<Part />);
  grow();
  expect(seen).toEqual(['log', 'log']);
  fireEvent.wheel(window);
  grow();
  expect(seen).toEqual(['log', 'log']);
});
