import type { Boost } from '@ori/contracts/practice';
import { CalendarClock, Sprout, Target, Waypoints } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ICONS = { review: CalendarClock, struggling: Target, learning: Sprout, next: Waypoints } as const;

/** Why a question is asked now. */
export function WhyAsked({ chosen }: { readonly chosen: Boost['questions'][number] | null }) {
  const { t } = useTranslation('lesson');
  if (chosen === null) return null;
  const { reason, because } = chosen;
  const Icon = ICONS[reason];
  return (
    <p className="why-asked">
      <Icon size={20} aria-hidden="true" />
      <span>
        {reason === 'next' && because.length > 0
          ? t('boost.reason.nextBecause', { skills: because.join(', ') })
          : t(`boost.reason.${reason}`)}
      </span>
    </p>
  );
}
