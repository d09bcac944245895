import { EvidenceChip, type EvidenceKind } from '../../ui/evidence-chip.tsx';
import { grainsLeft } from './singing-plate.ts';

const PLATE = 200;
const KINDS: readonly EvidenceKind[] = ['science', 'record', 'debate', 'tradition', 'unsupported'];
const DOTS = Array.from({ length: 63 }, (_, at) => ({
  x: 18 + (at % 9) * 15,
  y: 20 + Math.floor(at / 9) * 15,
}));
const HOURS = Array.from({ length: 12 }, (_, at) => at * 30);
const ROWS = [34, 76, 118] as const;

const RECALLS = [
  [14, 46],
  [46, 104],
  [104, 184],
  [184, 286],
] as const;
const fall = (from: number, to: number): string =>
  `M${from} 30C${from + (to - from) * 0.25} 62 ${from + (to - from) * 0.6} 78 ${to} 84`;

const SAND = grainsLeft()
  .map(({ x, y }) => `M${(x * PLATE).toFixed(1)} ${(y * PLATE).toFixed(1)}h.01`)
  .join('');

/** Sand on a square plate that sounds: it comes to rest where the plate does. */
export function PlatePicture() {
  return (
    <svg viewBox={`-6 -6 ${PLATE + 12} ${PLATE + 12}`} className="need-plate">
      <rect width={PLATE} height={PLATE} rx="4" />
      <path d={SAND} />
    </svg>
  );
}

/** The five labels, as they stand beside sentences. */
export function LabelsPicture({ words }: { readonly words: Readonly<Record<EvidenceKind, string>> }) {
  return (
    <div className="need-labels">
      {KINDS.map((kind) => (
        <EvidenceChip key={kind} kind={kind} label={words[kind]} />
      ))}
    </div>
  );
}

/** Three papers that lie over one another: dots, lines for letters, a clock without hands. */
export function BlankPicture() {
  return (
    <svg viewBox="0 0 330 190" className="need-blank">
      <g transform="rotate(-5 80 95)">
        <rect x="8" y="12" width="140" height="176" />
        <path className="need-dots" d={DOTS.map(({ x, y }) => `M${x + 2} ${y + 12}h.01`).join('')} />
      </g>
      <g transform="translate(96 4)">
        <rect width="140" height="176" />
        {ROWS.map((y) => (
          <path key={y} d={`M12 ${y}H128M12 ${y + 26}H128`} />
        ))}
        {ROWS.map((y) => (
          <path key={y} className="need-middle" d={`M12 ${y + 13}H128`} />
        ))}
      </g>
      <g transform="rotate(6 250 95) translate(182 14)">
        <rect width="140" height="168" />
        <circle cx="70" cy="84" r="48" />
        {HOURS.map((turn) => (
          <path key={turn} d="M70 38v7" transform={`rotate(${turn} 70 84)`} />
        ))}
      </g>
    </svg>
  );
}

/** How something learned fades and is lifted by recalling it, each time for longer: the shape, without figures. */
export function ThinkPicture() {
  return (
    <svg viewBox="0 0 300 150" className="need-think">
      <path className="need-ground" d="M14 128H286" />
      {RECALLS.map(([from, to]) => (
        <g key={from}>
          <path className="need-wash" d={`${fall(from, to)}L${to} 128L${from} 128Z`} />
          <path className="need-fall" d={fall(from, to)} />
          {to < 280 && <path className="need-lift" d={`M${to} 84V30`} />}
          <circle cx={from} cy="30" r="5" />
        </g>
      ))}
    </svg>
  );
}
