import { fireEvent, screen } from '@testing-library/react';

/** Presses the one button of that name. */
export const press = (name: string | RegExp): boolean =>
  fireEvent.click(screen.getByRole('button', { name }));

/** Chooses the one alternative of that name. */
export const choose = (name: string | RegExp): boolean =>
  fireEvent.click(screen.getByRole('radio', { name }));

/** Turns a dial to a value. */
export const turn = (name: string | RegExp, value: number): boolean =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

/** What a lab says now; the values beside its dials are outputs of their own. */
export const finding = (): string =>
  screen.getAllByRole('status').find(({ tagName }) => tagName === 'P')?.textContent ?? '';
