import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';

interface LawFormEndProps {
  /** What went wrong with the form as a whole. */
  readonly error: string | null;
  readonly sending: boolean;
  /** What the button that sends the form says. */
  readonly label: string;
  readonly isDanger?: boolean;
  /** What sending does, in words. */
  readonly told?: ReactNode;
  /** Another way out beside sending and leaving. */
  readonly children?: ReactNode;
  readonly onLeave: () => void;
}

/** The foot of a form about something due: what sending does, what went wrong, and the ways out. */
export function LawFormEnd({
  error,
  sending,
  label,
  isDanger = false,
  told,
  children,
  onLeave,
}: LawFormEndProps) {
  const { t } = useTranslation('states');
  return (
    <div className="law-form-end">
      {told}
      <div aria-live="assertive">{error && <Note tone="danger">{error}</Note>}</div>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDanger ? 'danger' : undefined} busy={sending}>
          {label}
        </Button>
        {children}
        <Button variant="quiet" onClick={onLeave}>
          {t('law.leave')}
        </Button>
      </p>
    </div>
  );
}
