import { Button } from '../button.tsx';
import { Note } from '../note.tsx';

interface FormEndProps {
  /** What went wrong with the form as a whole. */
  readonly error: string | null;
  readonly label: string;
  readonly sending: boolean;
  readonly sendingLabel: string;
  /** False until the page is live: a form cannot be sent before. */
  readonly ready: boolean;
  /** Shown where scripts are switched off. */
  readonly noScript: string;
}

/** The foot of a form: what went wrong, and the button that sends it. */
export function FormEnd({ error, label, sending, sendingLabel, ready, noScript }: FormEndProps) {
  return (
    <>
      <div aria-live="assertive">{error && <Note tone="danger">{error}</Note>}</div>
      <Button type="submit" size="large" wide disabled={!ready} busy={sending}>
        {sending ? sendingLabel : label}
      </Button>
      <noscript>
        <Note tone="clay">{noScript}</Note>
      </noscript>
    </>
  );
}
