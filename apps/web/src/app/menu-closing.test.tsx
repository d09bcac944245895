import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MobileMenu } from '../ui/site/mobile-menu.tsx';
import { useMenuClosing } from './menu-closing.ts';

afterEach(cleanup);

function Closing() {
  useMenuClosing();
  return null;
}

function openMenu(): HTMLDetailsElement {
  const { container } = render(
    <>
      <Closing />
      <MobileMenu label="Menu">
        <a href="#somewhere">Somewhere</a>
      </MobileMenu>
    </>,
  );
  const box = container.querySelector('details') as HTMLDetailsElement;
  box.open = true;
  return box;
}

it('closes on Escape and gives the focus back to its button', () => {
  const box = openMenu();
  fireEvent.keyDown(screen.getByText('Somewhere'), { key: 'Escape' });
  expect(box.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
});

it('closes when a link is followed', () => {
  const box = openMenu();
  fireEvent.click(screen.getByText('Somewhere'));
  expect(box.open).toBe(false);
});
