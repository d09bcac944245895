import { starPolygon } from '../../../ui/ornament/star.ts';

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Five seals, from proved to unproved: full, ruled, halved between two, woven, and open. */
export function LabelsPicture() {
  return (
    <svg viewBox="0 0 640 300">
      <g data-evidence="science">
        <path className="pic-fill" d={ring(96, 150, 82)} />
        <path className="pic-cut" d={starPolygon([96, 150], 60, 12, 5)} />
      </g>
      <g data-evidence="record">
        <path className="pic-stroke" d={ring(236, 118, 62)} />
        <path className="pic-stroke" d="M190 92h92M182 118h108M190 144h92" />
      </g>
      <g data-evidence="debate">
        <path className="pic-stroke" d={ring(344, 190, 44)} />
        <path className="pic-fill" d={ring(392, 190, 44)} />
      </g>
      <g data-evidence="tradition">
        <path className="pic-stroke" d={starPolygon([478, 110], 50, 8, 3)} />
        <path className="pic-stroke" d={ring(478, 110, 50)} />
      </g>
      <g data-evidence="unsupported">
        <path className="pic-stroke" d={ring(574, 190, 40)} strokeDasharray="4 9" />
      </g>
    </svg>
  );
}
