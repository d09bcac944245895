import { type Dated, MARKS, middleYear, placeOfYear, spanOf } from './years.ts';

const WIDTH = 600;
const HEIGHT = 34;
const xOf = (year: number): string => (placeOfYear(year) * WIDTH).toFixed(1);

/** The ideas of a culture along the years: each a dot, the line from the first to the last. The list tells it in words. */
export function TimeLine({ ideas }: { readonly ideas: readonly (Dated & { readonly id: string })[] }) {
  const span = spanOf(ideas);
  return (
    <svg className="culture-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={MARKS.map((year) => `M${xOf(year)} 0V${HEIGHT}`).join('')} stroke="var(--line)" />
      <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} stroke="var(--line)" />
      {span && (
        <path
          d={`M${xOf(span.from)} ${HEIGHT / 2}H${xOf(span.to)}`}
          stroke="var(--tone, var(--gold))"
          strokeWidth="4"
          strokeLinecap="round"
          opacity="0.45"
        />
      )}
      {ideas.map((idea) => {
        const year = middleYear(idea);
        return (
          year !== null && (
            <circle
              key={idea.id}
              cx={xOf(year)}
              cy={HEIGHT / 2}
              r="6"
              fill="var(--tone, var(--gold))"
              stroke="var(--night-2)"
              strokeWidth="2"
            />
          )
        );
      })}
    </svg>
  );
}
