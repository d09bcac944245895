import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { OriEmblem } from '../../../ui/ornament/ori-emblem.tsx';
import { targetOf } from '../quick-actions.ts';
import { SpeakReply } from '../speak-reply.tsx';
import { suggestionOf } from '../suggested.ts';
import { useFreePlace } from '../use-free-place.ts';
import type { ShownCheckIn } from './check-in.calls.ts';

interface CheckInNoteProps {
  readonly checkIn: ShownCheckIn;
  /** For those who do not read yet: the line can be heard. */
  readonly isSpoken: boolean;
  readonly isGrownUp: boolean;
  readonly onPutAway: () => void;
}

/** A grown-up looks at the children's pages, not at a learner's own. */
const FAMILY_PAGES: Readonly<Record<string, string>> = {
  viewProgress: '/dashboard/parent/progress',
  viewSchedule: '/dashboard/parent/schedule',
};

/** Where a suggestion leads; null for what is only said. */
function pageOf(label: string, isGrownUp: boolean): string | null {
  const does = suggestionOf(label, null);
  if (does.kind === 'page') return does.to;
  const ofFamily = does.kind === 'quick' && isGrownUp ? FAMILY_PAGES[does.action] : undefined;
  if (ofFamily !== undefined) return ofFamily;
  const target = does.kind === 'quick' ? targetOf(does.action) : null;
  return target?.kind === 'page' ? target.to : null;
}

/** A friendly line at sign-in, with where it leads; put away, it does not come back. */
export function CheckInNote({ checkIn, isSpoken, isGrownUp, onPutAway }: CheckInNoteProps) {
  const { t } = useTranslation('tutor');
  const navigate = useNavigate();
  const note = useFreePlace<HTMLElement>();
  const { message, suggestedActions } = checkIn;
  const ways = suggestedActions.flatMap((label) => {
    const to = pageOf(label, isGrownUp);
    return to === null ? [] : [{ label, to }];
  });
  const go = (to: string) => {
    onPutAway();
    void navigate(to);
  };
  return (
    <section ref={note} className="tutor-offer no-print" data-kind="check-in" aria-label={t('name')}>
      <OriEmblem mood="greeting" size={44} />
      <div>
        <p role="status">{message}</p>
        {isSpoken && <SpeakReply text={message} />}
      </div>
      <div className="tutor-offer-choice">
        {ways.slice(0, 1).map(({ label, to }) => (
          <Button key={to} onClick={() => go(to)}>
            {label}
          </Button>
        ))}
        <Button variant="quiet" onClick={onPutAway}>
          {t('offer.no')}
        </Button>
      </div>
    </section>
  );
}
