import type { ChildLimits } from '@ori/contracts/limits-of-child';
import { MORE_MINUTES } from '@ori/contracts/screen-time-names';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { DayDial } from './day-dial.tsx';
import { draftOf, isSame, limitsIn, problemIn } from './limits-draft.ts';
import { ScreenForm } from './screen-form.tsx';
import { useGiveMore } from './screen-time.queries.ts';
import { useStandingWords } from './standing-words.ts';
import './screen-time.css';

function MoreTime({ child: { childId, firstName, givenToday } }: { readonly child: ChildLimits }) {
  const { t } = useTranslation('privacy');
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const more = useGiveMore(childId);
  const give = () =>
    more.mutate(undefined, {
      onSuccess: () =>
        toasts.show({ type: 'success', title: t('screen.given', { name: firstName, count: MORE_MINUTES }) }),
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  return (
    <div className="screen-more">
      <Button variant="secondary" busy={more.isPending} onClick={give}>
        {t('screen.more', { count: MORE_MINUTES })}
      </Button>
      {givenToday > 0 && <span>{t('screen.givenToday', { count: givenToday })}</span>}
    </div>
  );
}

interface ScreenLimitsProps {
  readonly child: ChildLimits;
  readonly everyone: readonly string[];
}

/** One child's time on screen: the day drawn, how it stands now, and what is decided about it. */
export function ScreenLimits({ child, everyone }: ScreenLimitsProps) {
  const { t } = useTranslation('privacy');
  const now = useNow();
  const words = useStandingWords();
  const [draft, setDraft] = useState(() => draftOf(child.limits));
  const { childId, firstName, limits, decidedAt, standing, timeZone, givenToday } = child;
  // Decided from another child's form, or another window: what stands then is shown.
  const [shownOf, setShownOf] = useState(decidedAt);
  if (shownOf !== decidedAt) {
    setShownOf(decidedAt);
    setDraft(draftOf(limits));
  }
  const isLimited = Object.values(limits).some((limit) => limit !== null);
  const allowed = limits.dailyMinutes === null ? null : limits.dailyMinutes + givenToday;
  return (
    <div className="screen-part">
      <div className="screen-now">
        <DayDial
          limits={problemIn(draft) === null ? limitsIn(draft) : limits}
          standing={standing}
          now={now}
          timeZone={timeZone}
          figure={String(standing.minutesUsed)}
          unit={allowed === null ? t('screen.dialUnit') : t('screen.dialOf', { count: allowed })}
        />
        <p className="screen-standing" data-state={standing.state}>
          {isLimited ? words(standing, now, timeZone) : t('screen.free', { count: standing.minutesUsed })}
        </p>
        {isLimited && <MoreTime child={child} />}
      </div>
      <ScreenForm
        childId={childId}
        firstName={firstName}
        draft={draft}
        set={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        hasChanges={!isSame(draft, draftOf(limits))}
        everyone={everyone}
      />
    </div>
  );
}
