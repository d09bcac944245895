import { trustedScript } from '../lib/trusted-types.ts';
import { WORKER } from './kept-names.ts';
import { tellOpened } from './tell-opened.ts';

/** A press that follows the link here, not in another window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, button }: MouseEvent): boolean =>
  button === 0 && ![ctrlKey, metaKey, shiftKey].includes(true);

/** Without network a link is a whole page again: the worker has documents, the app would miss their data. */
function openWhole(event: MouseEvent): void {
  if (navigator.onLine || !isPlain(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOurs = link?.origin === window.location.origin && link.target === '';
  if (isOurs && link.pathname !== window.location.pathname) event.stopPropagation();
}

/** Starts the worker, and has it keep the page one came in by. A browser that refuses goes on without. */
export async function begin(): Promise<void> {
  window.addEventListener('click', openWhole, true);
  const isNew = navigator.serviceWorker.controller === null;
  const started = await navigator.serviceWorker
    .register(trustedScript(WORKER), { updateViaCache: 'none' })
    .catch(() => null);
  if (started && isNew) tellOpened(window.location.pathname + window.location.search);
}
