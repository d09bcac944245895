import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RadioCards } from './radio-cards.tsx';

afterEach(cleanup);

it('is a named group of native radios and tells which was chosen', () => {
  const chosen: string[] = [];
  render(
    <RadioCards
      legend="Who are you?"
      name="role"
      options={[
        { value: 'a', title: 'A' },
        { value: 'b', title: 'B' },
      ]}
      onChange={(value) => chosen.push(value)}
    />,
  );
  expect(screen.getByRole('group', { name: 'Who are you?' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'B' }));
  expect(chosen).toEqual(['b']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'B' }).checked).toBe(true);
});
