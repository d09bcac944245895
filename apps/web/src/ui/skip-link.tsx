/** First thing in the tab order: jumps over the header to the element with this id. */
export function SkipLink({ targetId, children }: { readonly targetId: string; readonly children: string }) {
  return (
    <a className="skip-link" href={`#${targetId}`}>
      {children}
    </a>
  );
}
