import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TwoPresses } from './two-presses.tsx';

afterEach(cleanup);

function open(isBusy = false) {
  const onYes = vi.fn<() => void>();
  render(
    <TwoPresses
      press="Cancel my plan"
      sure="Cancel Family?"
      yes="Yes, cancel"
      no="Keep my plan"
      isBusy={isBusy}
      onYes={onYes}
    >
      <p>Your records stay.</p>
    </TwoPresses>,
  );
  return onYes;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('does it at the second press, and says before what it brings about', () => {
  const onYes = open();
  expect(screen.queryByText('Your records stay.')).toBeNull();
  press('Cancel my plan');
  expect(onYes).not.toHaveBeenCalled();
  expect(screen.getByText('Your records stay.')).toBeTruthy();
  press('Yes, cancel');
  expect(onYes).toHaveBeenCalledTimes(1);
});

it('moves to the question, which is named for whoever hears it', () => {
  open();
  press('Cancel my plan');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Cancel Family?' }));
});

it('goes back to one press when it is not wanted after all', () => {
  const onYes = open();
  press('Cancel my plan');
  press('Keep my plan');
  expect(screen.getByRole('button', { name: 'Cancel my plan' })).toBeTruthy();
  expect(onYes).not.toHaveBeenCalled();
});
