import { useEffect, useState, type ComponentType } from 'react';
import { loadWithRetry } from '../lib/lazy-load.ts';

/** The tutor's button, fetched once the page is live: without script it does nothing, and a page without it is whole. */
export function TutorGate() {
  const [Door, setDoor] = useState<ComponentType | null>(null);
  useEffect(() => {
    const open = async (): Promise<void> => {
      const { TutorDoor } = await loadWithRetry(() => import('./tutor-door.tsx'));
      setDoor(() => TutorDoor);
    };
    void open();
  }, []);
  return Door && <Door />;
}
