import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('ignores presses while busy, yet keeps the focus and says so', () => {
  let presses = 0;
  render(
    <Button busy onClick={() => (presses += 1)}>
      Save
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  expect(presses).toBe(0);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

it('does not submit a form unless asked to', () => {
  render(<Button>Open</Button>);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Open' }).type).toBe('button');
});
