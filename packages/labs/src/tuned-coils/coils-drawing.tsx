const AXIS_Y = 84;
const COIL_HEIGHT = 62;
const SENDER_X = 84;
const TURNS = [0, 1, 2, 3, 4] as const;
const APART = 5;
/** A hundred centimetres fill the sheet. */
const UNIT_CM = 1.9;

interface CoilProps {
  readonly x: number;
  readonly colour: string;
  /** How much of the spark it holds, 0 to 1. */
  readonly share: number;
}

/** A coil of a few turns seen from the side, glowing with what it holds, and its capacitor below. */
function Coil({ x, colour, share }: CoilProps) {
  const glow = 0.08 + 0.92 * Math.min(1, Math.max(0, share));
  const foot = AXIS_Y + COIL_HEIGHT;
  return (
    <g fill="none">
      {TURNS.map((turn) => (
        <ellipse
          key={turn}
          cx={x + turn * APART}
          cy={AXIS_Y}
          rx="11"
          ry={COIL_HEIGHT}
          stroke="var(--mute)"
          strokeWidth="1"
        />
      ))}
      <g stroke={colour} strokeWidth="3" opacity={glow.toFixed(2)} className="coils-glow">
        {TURNS.map((turn) => (
          <ellipse key={turn} cx={x + turn * APART} cy={AXIS_Y} rx="11" ry={COIL_HEIGHT} />
        ))}
      </g>
      <path
        d={`M${x} ${foot}V${foot + 40}H${x + 4}M${x + 20} ${foot}V${foot + 40}H${x + 16}`}
        stroke="var(--ink)"
        strokeWidth="1.4"
      />
      <path d={`M${x + 5} ${foot + 28}v24M${x + 15} ${foot + 28}v24`} stroke="var(--ink)" strokeWidth="3" />
    </g>
  );
}

/** A spark gap on the sender's lead: two balls, and the spark while it is young. */
function SparkGap({ isSparking }: { readonly isSparking: boolean }) {
  const y = AXIS_Y + COIL_HEIGHT + 16;
  return (
    <g transform={`translate(${SENDER_X - 30} ${y})`}>
      <path d="M30 0H20M-20 0H-10M-20 0V24H25" fill="none" stroke="var(--ink)" strokeWidth="1.4" />
      <circle cx="-6" r="5" fill="var(--night-3)" stroke="var(--ink)" />
      <circle cx="16" r="5" fill="var(--night-3)" stroke="var(--ink)" />
      {isSparking && (
        <path
          d="M-1 0L3 -4L6 4L11 0"
          fill="none"
          stroke="var(--gold)"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
      )}
    </g>
  );
}

function Lamp({ x, power }: { readonly x: number; readonly power: number }) {
  const y = AXIS_Y + COIL_HEIGHT + 14;
  return (
    <g transform={`translate(${x + 46} ${y})`}>
      <path d="M-26 -14H0V-12M0 12V26H-26" fill="none" stroke="var(--ink)" strokeWidth="1.4" />
      <circle r="22" fill="var(--nile)" opacity={0.35 * power} />
      <circle r="12" fill="var(--night)" stroke="var(--ink)" strokeWidth="1.4" />
      <circle r="12" fill="var(--nile)" opacity={power} />
      <path d="M-8.5 -8.5L8.5 8.5M-8.5 8.5L8.5 -8.5" stroke="var(--ink)" strokeWidth="1.2" />
    </g>
  );
}

/** Dashed lines of the field that leave one coil; as many as reach the other are drawn through it. */
function FieldLines({ toX }: { readonly toX: number }) {
  const from = SENDER_X + 10;
  const reach = Math.max(30, toX - from);
  return (
    <g fill="none" stroke="var(--mute)" strokeWidth="0.9" strokeDasharray="5 4">
      <path d={`M20 ${AXIS_Y}H350`} strokeDasharray="14 3 2 3" />
      {[16, 34].map((height) => (
        <path
          key={height}
          d={`M${from} ${AXIS_Y - height}C${from + reach * 0.4} ${AXIS_Y - height * 0.7} ${from + reach * 0.7} ${AXIS_Y - height * 0.7} ${from + reach} ${AXIS_Y - height}M${from} ${AXIS_Y + height}C${from + reach * 0.4} ${AXIS_Y + height * 0.7} ${from + reach * 0.7} ${AXIS_Y + height * 0.7} ${from + reach} ${AXIS_Y + height}`}
        />
      ))}
    </g>
  );
}

interface CoilsDrawingProps {
  readonly distanceCm: number;
  readonly senderShare: number;
  readonly receiverShare: number;
  readonly isSparking: boolean;
  /** How bright, 0 to 1; null where there is no lamp. */
  readonly lampPower: number | null;
  readonly label: string;
}

/** Two coils on one axis, each with its capacitor; the sender has a spark gap, the receiver a lamp. */
export function CoilsDrawing(props: CoilsDrawingProps) {
  const { distanceCm, senderShare, receiverShare, isSparking, lampPower, label } = props;
  const receiverX = SENDER_X + 30 + distanceCm * UNIT_CM;
  return (
    <svg viewBox="10 6 370 220" role="img" aria-label={label} className="lab-figure">
      <FieldLines toX={receiverX + 10} />
      <Coil x={SENDER_X} colour="var(--gold)" share={senderShare} />
      <SparkGap isSparking={isSparking} />
      <Coil x={receiverX} colour="var(--lapis)" share={receiverShare} />
      {lampPower !== null && <Lamp x={receiverX} power={Math.min(1, lampPower)} />}
      <g fontSize="14" fontStyle="italic" fill="var(--ink)" fontFamily="var(--font-display)">
        <text x={SENDER_X - 14} y={AXIS_Y - COIL_HEIGHT + 4} textAnchor="end">
          L
        </text>
        <text x={receiverX + 40} y={AXIS_Y - COIL_HEIGHT + 4}>
          L′
        </text>
        <text x={SENDER_X + 10} y={AXIS_Y + COIL_HEIGHT + 72} textAnchor="middle">
          C
        </text>
        <text x={receiverX + 10} y={AXIS_Y + COIL_HEIGHT + 72} textAnchor="middle">
          C′
        </text>
      </g>
    </svg>
  );
}
