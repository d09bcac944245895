import { showsTutor } from '@ori/core/tutor/help/shown-pages';
import { useEffect, useState, type ComponentType } from 'react';
import { loadWithRetry } from '../lib/lazy-load.ts';

/** The tutor's button, fetched where it shows once the page is live: without script it does nothing, and a page without it is whole. */
export function TutorGate({ path }: { readonly path: string }) {
  const isShown = showsTutor(path);
  const [Door, setDoor] = useState<ComponentType<{ readonly path: string }> | null>(null);
  useEffect(() => {
    if (isShown)
      void loadWithRetry(() => import('./tutor-door.tsx')).then((door) => setDoor(() => door.TutorDoor));
  }, [isShown]);
  return isShown && Door && <Door path={path} />;
}
