import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isAwaited, keepPresses } from './early-press.ts';
import { laterPart } from './later-part.tsx';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ i18n: { language: 'en' } }) }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    readonly #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(): void {
      this.#tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    disconnect(): void {}
  },
);

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount((before) => before + 1)}>
      {count}
    </button>
  );
}

const Named = ({ name }: { readonly name: string }) => <button type="button">{name}</button>;

/** What the server sent of a page with the part on it. */
const SENT = '<div data-later="counter"><!--$--><button type="button">0</button><!--/$--></div>';
const turn = () => new Promise((resolve) => setTimeout(resolve, 40));

describe('a part that comes later', () => {
  let stop: (() => void) | undefined;
  afterEach(() => stop?.());

  it('takes a press that came before its code, once', async () => {
    const host = document.createElement('div');
    host.innerHTML = SENT;
    document.body.append(host);
    const code = Promise.withResolvers<typeof Counter>();
    const Part = laterPart('counter', () => code.promise, null);
    const root = hydrateRoot(host, <Part />);
    stop = () => {
      root.unmount();
      host.remove();
    };
    await turn();
    const button = host.querySelector('button');
    button?.click();
    await turn();
    expect(button?.textContent).toBe('0');
    code.resolve(Counter);
    await vi.waitFor(() => expect(button?.textContent).toBe('1'));
    expect(host.querySelector('button')).toBe(button);
    button?.click();
    await vi.waitFor(() => expect(button?.textContent).toBe('2'));
  });

  it('comes without a sign of anybody where something above drew it again and its HTML is gone', async () => {
    const host = document.createElement('div');
    host.innerHTML = SENT;
    document.body.append(host);
    const Part = laterPart('counter', async () => Named, null);
    const root = hydrateRoot(host, <Part name="0" />);
    stop = () => {
      root.unmount();
      host.remove();
    };
    await turn();
    expect(host.textContent).toBe('0');
    root.render(<Part name="Kai" />);
    await vi.waitFor(() => expect(host.textContent).toBe('Kai'));
  });

  it('comes at once where the browser keeps a press that came before any code', () => {
    const part = document.createElement('div');
    expect(isAwaited(part)).toBe(false);
    Object.assign(part, { hidePopover: () => undefined, querySelector: () => part });
    expect(isAwaited(part)).toBe(true);
  });

  it('says on the page that presses are kept', () => {
    keepPresses();
    expect(document.documentElement.dataset['presses']).toBe('kept');
  });
});
