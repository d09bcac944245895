import { longSide } from '@ori/core/geometry/in-out-pieces';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bigSquare, type Legs, outline, piecesOf, squareOf } from './gougu.ts';
import './styles/gougu.css';

const LENGTHS = [1, 2, 3, 4, 5, 6];

/** A labelled range input that tells a number from 0 or 1 up. */
function Slider({
  label,
  value,
  min,
  max,
  step,
  text,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div className="slider">
      <label htmlFor={id}>
        {label} <output htmlFor={id}>{text}</output>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}

/** The drawing at `moved` (0: two squares, 1: one square). Ten units wide at most, whatever the legs. */
function Drawing({
  legs,
  moved,
  label,
}: {
  readonly legs: Legs;
  readonly moved: number;
  readonly label: string;
}) {
  const { gou, gu } = legs;
  const wide = gou + gu;
  const edge = wide / 60;
  return (
    <svg
      className="gougu"
      viewBox={`${-edge} ${-wide - edge} ${wide + 2 * edge} ${wide + 2 * edge}`}
      role="img"
      aria-label={label}
    >
      <path
        className="gougu-goal"
        d={bigSquare(legs)}
        strokeWidth={edge / 2}
        strokeDasharray={`${edge * 1.5} ${edge * 1.5}`}
      />
      {piecesOf(legs).map((piece) => (
        <path
          key={piece.id}
          data-square={squareOf(piece)}
          d={outline(piece.corners)}
          strokeWidth={edge / 3}
          transform={`translate(${piece.slide.x * moved} ${-piece.slide.y * moved})`}
        />
      ))}
    </svg>
  );
}

/** Liu Hui's argument to be done by hand: slide the pieces out of two squares into one, for any legs one likes. */
export function GouguFigure() {
  const { t, i18n } = useTranslation('homepage');
  const [legs, setLegs] = useState<Legs>({ gou: 3, gu: 4 });
  const [moved, setMoved] = useState(0);
  const side = longSide(legs.gou, legs.gu).toLocaleString(i18n.language, { maximumFractionDigits: 2 });
  const sum = legs.gou ** 2 + legs.gu ** 2;
  const choose = (gou: number, gu: number) => setLegs({ gou: Math.min(gou, gu), gu: Math.max(gou, gu) });
  return (
    <div className="grid gap-4">
      <Drawing
        legs={legs}
        moved={moved / 100}
        label={t('gougu.picture', { gou: legs.gou, gu: legs.gu, percent: moved })}
      />
      <p className="gougu-sum" aria-live="polite">
        <span className="text-nile">{legs.gou}²</span> + <span className="text-clay">{legs.gu}²</span> = {sum}{' '}
        = {side}²
      </p>
      <Slider
        label={t('gougu.move')}
        value={moved}
        min={0}
        max={100}
        step={5}
        text={`${moved} %`}
        onChange={setMoved}
      />
      <div className="grid grid-cols-2 gap-4">
        <Slider
          label={t('gougu.gou')}
          value={legs.gou}
          min={1}
          max={LENGTHS.length}
          step={1}
          text={String(legs.gou)}
          onChange={(gou) => choose(gou, Math.max(gou, legs.gu))}
        />
        <Slider
          label={t('gougu.gu')}
          value={legs.gu}
          min={1}
          max={LENGTHS.length}
          step={1}
          text={String(legs.gu)}
          onChange={(gu) => choose(Math.min(gu, legs.gou), gu)}
        />
      </div>
    </div>
  );
}
