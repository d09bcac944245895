import type { User } from '@ori/contracts/accounts';
import { showAncestry, showMythology, showSynthesis } from '@ori/core/kim/levels';
import { homeAfterSignIn } from '@ori/core/access/home-of';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { bringProgress } from './bring-progress.ts';
import { keptProgress } from './kept-progress.ts';
import { LimitWaiting } from './limit-waiting.tsx';

/** What a page shows of heritage. */
export type HeritagePart = 'ancestry' | 'myths' | 'synthesis';

export interface FamilyLimitProps {
  readonly user: User;
  readonly part: HeritagePart;
  readonly children: ReactNode;
}

interface Limits {
  readonly levelLimit: ReturnType<typeof keptProgress>['levelLimit'];
  readonly mythsAllowed: boolean;
}

function isShown(part: HeritagePart, { levelLimit, mythsAllowed }: Limits): boolean {
  const highest = levelLimit ?? 'advanced';
  if (part === 'myths') return showMythology(highest, mythsAllowed);
  return part === 'synthesis' ? showSynthesis(highest) : showAncestry(highest);
}

/** What is known of the limits; `unknown` where nobody could be asked. */
type Known = Limits | 'asking' | 'unknown';

/** What an answer changes; without one, what was known before stands. */
function heard(
  before: Known,
  told: (Limits & { readonly userId: string | null }) | null,
  userId: string,
): Known {
  if (told?.userId === userId) return told;
  return before === 'asking' ? 'unknown' : before;
}

/** The limits this browser knows of, until the account has told its own. */
function useLimits(userId: string) {
  const [limits, setLimits] = useState<Known>(() => {
    const kept = keptProgress();
    return kept.userId === userId ? kept : 'asking';
  });
  useEffect(() => {
    let isHere = true;
    const bring = async () => {
      const told = await bringProgress();
      if (isHere) setLimits((before) => heard(before, told, userId));
    };
    void bring();
    return () => {
      isHere = false;
    };
  }, [userId]);
  const askAgain = async () => {
    setLimits('asking');
    const told = await bringProgress();
    setLimits((before) => heard(before, told, userId));
  };
  return { limits, askAgain };
}

/** A part of heritage as a learner's family allows it: the page, or a kind word and where to go on. */
export function FamilyLimit({ user, part, children }: FamilyLimitProps) {
  const { t } = useTranslation('heritage');
  const { limits, askAgain } = useLimits(user.id);
  const home = (
    <LinkButton
      to={homeAfterSignIn(user.role, user.ageGroup)}
      variant={limits === 'unknown' ? 'secondary' : 'primary'}
    >
      {t('limited.home')}
    </LinkButton>
  );
  if (limits === 'asking') return <LimitWaiting />;
  if (limits !== 'unknown' && isShown(part, limits)) return children;
  return (
    <div className="page py-16">
      {limits === 'unknown' ? (
        <ErrorState
          level={1}
          title={t('limited.unknown')}
          text={t('limited.unknownText')}
          actions={
            <>
              <Button onClick={() => void askAgain()}>{t('common:crash.tryAgain')}</Button>
              {home}
            </>
          }
        />
      ) : (
        <EmptyState
          level={1}
          title={t(`limited.${part}`)}
          text={t('limited.text')}
          actions={
            <>
              {home}
              <LinkButton to="/dashboard/student/courses" variant="secondary">
                {t('limited.lessons')}
              </LinkButton>
            </>
          }
        />
      )}
    </div>
  );
}
