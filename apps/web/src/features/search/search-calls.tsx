import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { loadWithRetry } from '../../lib/lazy-load.ts';

type Box = ComponentType<{ readonly onClose: () => void }>;

/** `/` and Ctrl+K, unless somebody is writing. */
function isKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey;
  const { target } = event;
  const writes = target instanceof Element && target.closest('input,textarea,select,[contenteditable]');
  return event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !writes;
}

/** A press on the door in the head that stays in this window. */
function isPress({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isOnDoor = target instanceof Element && target.closest('.search-door') !== null;
  return isOnDoor && button === 0 && ![ctrlKey, metaKey, shiftKey].includes(true);
}

/** Without network the box can't be had, and pages are opened whole: the worker has the document of the search. */
const goWithout = (): void => window.location.assign('/search');

/** Opens the box that suggests, by the door in the head or by a key; where it cannot be had, the page of the search. */
export function SearchCalls() {
  const navigate = useNavigate();
  const [Opened, setOpened] = useState<Box | null>(null);
  useEffect(() => {
    const open = (event: Event): void => {
      event.preventDefault();
      if (!navigator.onLine) {
        goWithout();
        return;
      }
      void loadWithRetry(() => import('./search-dialog.tsx')).then(
        ({ SearchDialog }) => setOpened(() => SearchDialog),
        () => navigate('/search'),
      );
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (isKey(event)) open(event);
    };
    // Before the link hears of it: what is prevented is not followed.
    const onClick = (event: MouseEvent): void => {
      if (isPress(event)) open(event);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick, true);
    };
  }, [navigate]);
  return Opened && <Opened onClose={() => setOpened(null)} />;
}
