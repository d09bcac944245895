import './stepper.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** The value with its unit, as read aloud. */
  readonly valueText?: string;
  readonly onChange: (value: number) => void;
}

/** One number to set, as a native slider: keys, touch and mouse alike. The slider itself says its value aloud. */
export function Stepper({ label, value, min, max, step = 1, valueText, onChange }: StepperProps) {
  return (
    <label className="lab-stepper">
      <span className="text-sm text-mute">{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText ?? String(value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output aria-hidden="true" className="font-display text-lg">
        {valueText ?? value}
      </output>
    </label>
  );
}
