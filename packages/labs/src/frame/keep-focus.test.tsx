import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KeepFocus } from './keep-focus.tsx';

interface GuessProps {
  readonly next?: ReactNode;
  /** What stands before the key. */
  readonly children?: ReactNode;
}

function Guess({ next = null, children }: GuessProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <section>
      {children}
      {isShown ? (
        next
      ) : (
        <button type="button" onClick={() => setIsShown(true)}>
          Show me
        </button>
      )}
      <p role="status">{isShown ? 'It is a circle.' : ''}</p>
    </section>
  );
}

function Steps() {
  const [value, setValue] = useState(2);
  return (
    <div>
      <button type="button" disabled={value === 1} onClick={() => setValue(value - 1)}>
        less
      </button>
      <button type="button" onClick={() => setValue(value + 1)}>
        more
      </button>
    </div>
  );
}

/** Partners that are switched off as they are found; with the last of them all is told. */
function Partners() {
  const [found, setFound] = useState<readonly string[]>([]);
  return (
    <div>
      {['calf', 'chick', 'kid'].map((name) => (
        <button
          key={name}
          type="button"
          disabled={found.includes(name)}
          onClick={() => setFound([...found, name])}
        >
          {name}
        </button>
      ))}
      <p role="status">{found.length === 3 ? 'All are found.' : ''}</p>
    </div>
  );
}

const kept = (lab: ReactNode) => <KeepFocus>{lab}</KeepFocus>;

function press(name: string): void {
  const key = screen.getByRole('button', { name });
  act(() => key.focus());
  act(() => key.click());
}

afterEach(cleanup);

describe('the focus in a lab', () => {
  it('goes to what a key has told when the key is gone', async () => {
    render(kept(<Guess />));
    press('Show me');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('It is a circle.'));
  });

  it('passes by words that are empty or folded away', async () => {
    render(
      kept(
        <Guess>
          <p role="status" />
          <details>
            <p role="status">No photo yet.</p>
          </details>
        </Guess>,
      ),
    );
    press('Show me');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('It is a circle.'));
  });

  it('goes to the first key that came where it stood, before the words', async () => {
    render(kept(<Guess next={<button type="button">Play the tone</button>} />));
    press('Show me');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Play the tone'));
  });

  it('goes to the key beside one that is switched off', async () => {
    render(kept(<Steps />));
    press('less');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('more'));
  });

  it('goes on through keys that are switched off one after another, and at last to the words', async () => {
    render(kept(<Partners />));
    act(() => screen.getByRole('button', { name: 'calf' }).focus());
    for (const next of ['chick', 'kid', 'All are found.']) {
      await Promise.resolve();
      act(() => (document.activeElement as HTMLElement).click());
      await vi.waitFor(() => expect(document.activeElement?.textContent).toBe(next));
    }
  });

  it('stays away where somebody has left', async () => {
    render(kept(<Guess />));
    const key = screen.getByRole('button', { name: 'Show me' });
    act(() => key.focus());
    act(() => key.blur());
    await Promise.resolve();
    act(() => key.click());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.activeElement).toBe(document.body);
  });
});
