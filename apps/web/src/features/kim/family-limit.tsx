import type { User } from '@ori/contracts/accounts';
import { showAncestry, showMythology, showSynthesis } from '@ori/core/kim/levels';
import { homeAfterSignIn } from '@ori/core/access/home-of';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { bringProgress } from './bring-progress.ts';
import { keptProgress } from './kept-progress.ts';

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

/** The limits this browser knows of, until the account has told its own. */
function useLimits(userId: string): Limits | null {
  const [limits, setLimits] = useState<Limits | null>(() => {
    const kept = keptProgress();
    return kept.userId === userId ? kept : null;
  });
  useEffect(() => {
    let isHere = true;
    const bring = async () => {
      const told = await bringProgress();
      if (isHere && told?.userId === userId) setLimits(told);
    };
    void bring();
    return () => {
      isHere = false;
    };
  }, [userId]);
  return limits;
}

/** A part of heritage as a learner's family allows it: the page, or a kind word and where to go on. */
export function FamilyLimit({ user, part, children }: FamilyLimitProps) {
  const { t } = useTranslation('heritage');
  const limits = useLimits(user.id);
  if (limits === null || isShown(part, limits)) return children;
  return (
    <div className="page py-16">
      <EmptyState
        level={1}
        title={t(`limited.${part}`)}
        text={t('limited.text')}
        actions={
          <>
            <LinkButton to={homeAfterSignIn(user.role, user.ageGroup)}>{t('limited.home')}</LinkButton>
            <LinkButton to="/dashboard/student/courses" variant="secondary">
              {t('limited.lessons')}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
