import { FIGURE_TEXT, type Drawn } from './drawn.ts';
import { Frame } from './frame.tsx';
import { PictogramParts } from './picture.tsx';

const COLUMN = 62;
const HEIGHT = 150;

/** Columns with their values on top, a pictogram above where there is one, their label below. */
export function ColumnsFigure({ figure: { columns, unit }, label }: Drawn<'columns'>) {
  const highest = Math.max(1, ...columns.map(({ value }) => value));
  const hasPictures = columns.some(({ picture }) => picture !== undefined);
  const top = hasPictures ? -HEIGHT - 84 : -HEIGHT - 30;
  const width = columns.length * COLUMN;
  return (
    <Frame
      viewBox={`0 ${top} ${width} ${28 - top}`}
      label={label}
      className={width > 380 ? 'max-w-xl' : 'max-w-md'}
    >
      {columns.map(({ label: name, value, picture }, index) => {
        const height = (value / highest) * HEIGHT;
        return (
          <g key={`${name}${index + 1}`} transform={`translate(${(index + 0.5) * COLUMN} 0)`}>
            {picture && (
              <g transform={`translate(0 ${-HEIGHT - 56}) scale(0.8)`}>
                <PictogramParts name={picture} />
              </g>
            )}
            <rect x="-17" y={-height} width="34" height={height} rx="3" className="fill-gold" />
            <text y={-height - 7} {...FIGURE_TEXT} fontSize={columns.length > 8 ? 18 : 15}>
              {value}
              {columns.length > 8 ? '' : ` ${unit}`}
            </text>
            <text y="21" {...FIGURE_TEXT} fontSize={columns.length > 8 ? 18 : 15}>
              {name}
            </text>
          </g>
        );
      })}
      <line x2={width} stroke="currentColor" strokeWidth="2.5" />
    </Frame>
  );
}

const MONTH = 34;

/** Rain as columns with their mm, the mean temperature as a line with its °C, month by month. */
export function ClimateFigure({ figure: { warmthC, rainMm }, label }: Drawn<'climate'>) {
  const wettest = Math.max(20, ...rainMm);
  const [coldest, warmest] = [Math.min(...warmthC), Math.max(...warmthC)];
  const lineY = (warmth: number) => -188 - ((warmth - coldest) / Math.max(4, warmest - coldest)) * 60;
  const middle = (month: number) => (month + 0.5) * MONTH;
  return (
    <Frame viewBox="-34 -278 450 304" label={label} className="max-w-xl">
      <g {...FIGURE_TEXT} fontSize={14}>
        <text x="-16" y="-214">
          °C
        </text>
        <text x="-16" y="-60">
          mm
        </text>
        {rainMm.map((rain, month) => (
          <g key={middle(month)}>
            <rect
              x={middle(month) - 10}
              y={-(rain / wettest) * 120}
              width="20"
              height={(rain / wettest) * 120}
              className="fill-lapis"
            />
            <text x={middle(month)} y={-(rain / wettest) * 120 - 6}>
              {rain}
            </text>
            <text x={middle(month)} y="19">
              {month + 1}
            </text>
          </g>
        ))}
      </g>
      <line x2={12 * MONTH} stroke="currentColor" strokeWidth="2" />
      <polyline
        points={warmthC.map((warmth, month) => `${middle(month)},${lineY(warmth)}`).join(' ')}
        fill="none"
        className="stroke-clay"
        strokeWidth="3"
      />
      {warmthC.map((warmth, month) => (
        <g key={middle(month)}>
          <circle cx={middle(month)} cy={lineY(warmth)} r="4" className="fill-clay" />
          <text x={middle(month)} y={lineY(warmth) - 9} {...FIGURE_TEXT} fontSize={14}>
            {String(warmth).replace('-', '−')}
          </text>
        </g>
      ))}
    </Frame>
  );
}
