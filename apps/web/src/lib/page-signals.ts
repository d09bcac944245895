const ANSWERED = 'ori:answered';

/** Tells whoever listens on this page that an answer was judged; nothing leaves the browser. */
export function tellAnswered(isRight: boolean): void {
  window.dispatchEvent(new CustomEvent<boolean>(ANSWERED, { detail: isRight }));
}

/** Hears of judged answers until the returned function is called. */
export function onAnswered(act: (isRight: boolean) => void): () => void {
  const hear = (event: Event): void => act((event as CustomEvent<boolean>).detail);
  window.addEventListener(ANSWERED, hear);
  return () => window.removeEventListener(ANSWERED, hear);
}
