import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const LEAF = 'M30 8H84L98 22V124H30Z';
const FOLD = 'M84 8V22H98';
const ROWS = [44, 62, 80, 98] as const;
const CODE = 'M76 30h4v4h-4zM84 30h6v4h-6zM76 38h6v4h-6zM86 38h4v4h-4z';

function Leaf({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 128 132" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={LEAF} fill="var(--night-2)" stroke="var(--edge)" strokeWidth="1.6" />
      <path d={FOLD} stroke="var(--edge)" strokeWidth="1.6" />
      <path d={CODE} fill="var(--ink)" />
      {children}
    </svg>
  );
}

const Lines = ({ to }: { readonly to: number }) => (
  <path d={ROWS.map((y) => `M40 ${y}H${to}`).join('')} stroke="var(--line)" strokeWidth="2.4" />
);

const STEPS = {
  make: (
    <Leaf>
      <Lines to={66} />
      <path d="M40 104H88" stroke="var(--gold)" strokeWidth="3" strokeDasharray="1 6" />
    </Leaf>
  ),
  work: (
    <Leaf>
      <Lines to={62} />
      <path
        d="M40 56q6-9 10 0t10-2M40 74q6-9 10 0t12-3M40 92q6-9 10 0"
        stroke="var(--lapis)"
        strokeWidth="2.2"
      />
      <path
        d="M70 96L108 58l7 7L77 103l-10 3Z"
        fill="var(--gold)"
        stroke="var(--night-2)"
        strokeWidth="1.6"
      />
    </Leaf>
  ),
  mark: (
    <Leaf>
      <Lines to={62} />
      {ROWS.map((y, at) => (
        <path
          key={y}
          d={at === 2 ? `M76 ${y - 5}l10 10m0-10l-10 10` : `M75 ${y}l5 5l9-11`}
          stroke={at === 2 ? 'var(--clay)' : 'var(--nile)'}
          strokeWidth="3.4"
        />
      ))}
    </Leaf>
  ),
  grow: (
    <svg viewBox="0 0 128 132" aria-hidden="true" fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 116H116M16 116V20" stroke="var(--edge)" strokeWidth="1.6" />
      <path d="M22 104C44 100 50 84 62 76S86 66 108 32" stroke="var(--nile)" strokeWidth="4" />
      <path d="M62 76h.01M84 62h.01M108 32h.01" stroke="var(--gold)" strokeWidth="11" />
    </svg>
  ),
} as const satisfies Record<string, ReactNode>;

/** How paper goes out and comes back, in four drawings. */
export function RoundTrip() {
  const { t } = useTranslation('worksheets');
  return (
    <ol className="round-trip">
      {(Object.keys(STEPS) as (keyof typeof STEPS)[]).map((step, at) => (
        <li key={step}>
          {STEPS[step]}
          <h3>
            <span className="text-gold">{at + 1}</span> {t(`trip.${step}.title`)}
          </h3>
          <p>{t(`trip.${step}.text`)}</p>
        </li>
      ))}
    </ol>
  );
}
