import type { CheckOutcome } from '@ori/core/learning/review';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Plot } from './plot.tsx';
import { type PlannedCheck, planOf, rememberedOver } from './review-plan.ts';

const OUTCOMES: readonly CheckOutcome[] = ['good', 'hard', 'again'];
const FIRST: readonly CheckOutcome[] = ['good', 'good', 'good', 'good'];
const MOST = 8;
/** Labels nearer than this share of the axis would stand on each other. */
const APART = 0.16;

/** Days at which checks stand far enough apart to be labelled. */
function labelled(days: readonly number[], end: number): number[] {
  const kept: number[] = [];
  for (const day of days) if (kept.every((other) => Math.abs(other - day) >= APART * end)) kept.push(day);
  return kept;
}

function Checks({ plan }: { readonly plan: readonly PlannedCheck[] }) {
  const { t } = useTranslation('demo');
  return (
    <ol className="tm-checks">
      {plan.map(({ day, outcome, waitDays }) => (
        <li key={day} data-outcome={outcome}>
          {t('methods.spacing.check', {
            day: Math.round(day),
            how: t(`methods.spacing.outcome.${outcome}`),
            wait:
              Math.round(waitDays) === 0
                ? t('methods.spacing.sameDay')
                : t('methods.spacing.wait', { count: Math.round(waitDays) }),
          })}
        </li>
      ))}
    </ol>
  );
}

/** When a mastered skill is asked again, computed as for a learner; each check may go another way. */
export function ReviewBench() {
  const { t, i18n } = useTranslation('demo');
  const isLive = useHydrated();
  const [outcomes, setOutcomes] = useState(FIRST);
  const plan = planOf(outcomes);
  const points = rememberedOver(plan);
  const end = Math.max(1, points.at(-1)?.[0] ?? 1);
  const percent = (share: number) => new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(share);
  const next = plan.length === 0 ? 0 : Math.round(end);
  const isSameDay = Math.round(plan.at(-1)?.waitDays ?? 1) === 0;
  return (
    <div className="tm-bench">
      <Plot
        label={t('methods.spacing.plot', { count: plan.length, day: next })}
        xMax={end}
        yMin={0.8}
        points={points}
        level={{ y: 0.9, text: t('methods.spacing.level'), side: 'below' }}
        yTicks={[1, 0.8].map((y) => ({ y, text: percent(y) }))}
        xTicks={labelled([end, ...plan.map(({ day }) => day).toReversed()], end).map((x) => ({
          x,
          text: t('methods.spacing.day', { day: Math.round(x) }),
        }))}
        marks={plan.map(({ day }) => [day, 1] as const)}
      />
      <p role="status">
        {isSameDay ? t('methods.spacing.nextSame', { day: next }) : t('methods.spacing.next', { day: next })}
      </p>
      <div className="tm-buttons">
        {OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            variant="secondary"
            disabled={!isLive || outcomes.length >= MOST}
            onClick={() => setOutcomes([...outcomes, outcome])}
          >
            {t(`methods.spacing.press.${outcome}`)}
          </Button>
        ))}
        <Button variant="quiet" disabled={!isLive || outcomes.length === 0} onClick={() => setOutcomes([])}>
          {t('methods.again')}
        </Button>
      </div>
      <Checks plan={plan} />
    </div>
  );
}
