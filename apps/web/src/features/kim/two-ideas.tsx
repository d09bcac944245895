import { polyline, ring } from '../../ui/ornament/points.ts';
import { upTo } from './figures/figure-parts.tsx';

/** Two worlds and five threads between them: one holds. */
export function TwoIdeas() {
  const threads = upTo(5).map((n) => (n - 2) * 26);
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true" className="two-ideas" fill="none">
      {threads.map((dy, n) => (
        <path
          key={dy}
          d={`M98 130C160 ${130 + dy * 2.4} 240 ${130 + dy * 2.4} 302 130`}
          stroke={n === 1 ? 'var(--lapis)' : 'var(--edge)'}
          strokeWidth={n === 1 ? 4 : 1.4}
          strokeDasharray={n === 1 ? undefined : '4 6'}
        />
      ))}
      <circle cx="82" cy="130" r="58" fill="var(--night-2)" stroke="var(--gold)" strokeWidth="2" />
      <circle cx="318" cy="130" r="58" fill="var(--night-2)" stroke="var(--nile)" strokeWidth="2" />
      <path
        d="M56 158V108L104 158Z"
        fill="var(--gold)"
        fillOpacity=".25"
        stroke="var(--gold)"
        strokeWidth="2.5"
      />
      {upTo(3).map((n) => (
        <path key={n} d={`M56 ${120 + n * 13}h${12 + n * 12}`} stroke="var(--gold)" strokeOpacity=".6" />
      ))}
      <path d={polyline(ring([318, 130], 34, 12), true)} stroke="var(--nile)" strokeOpacity=".5" />
      <path d="M294 154V106L342 154Z" stroke="var(--nile)" strokeWidth="2.5" />
      <path d="M294 144h10v10" stroke="var(--nile)" strokeWidth="1.6" />
    </svg>
  );
}
