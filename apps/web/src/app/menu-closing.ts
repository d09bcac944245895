import { useEffect } from 'react';

const openMenu = () => document.querySelector<HTMLDetailsElement>('.nav-menu[open]');

function onKeyDown(event: KeyboardEvent): void {
  const menu = event.key === 'Escape' ? openMenu() : null;
  if (!(event.target instanceof Node) || !menu?.contains(event.target)) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function onClick({ target }: MouseEvent): void {
  const menu = openMenu();
  if (target instanceof Element && menu?.contains(target.closest('a'))) menu.open = false;
}

/** Escape and a followed link close the menu of a narrow screen; Escape gives the focus back to its button. */
export function useMenuClosing(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);
}
