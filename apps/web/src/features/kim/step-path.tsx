import { SYNTHESIS_STEPS } from '@ori/contracts/kim-names';
import { useTranslation } from 'react-i18next';
import { around } from '../../ui/ornament/points.ts';

const SIZE = 400;
const RADIUS = 148;

/** The eight steps on one ring: the last leads back to the first. Its words are the list beside it. */
export function StepRing() {
  const places = SYNTHESIS_STEPS.map((name, at) => ({
    name,
    number: at + 1,
    place: around([SIZE / 2, SIZE / 2], RADIUS, at / SYNTHESIS_STEPS.length),
  }));
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="step-ring" fill="none">
      <circle cx="200" cy="200" r={RADIUS} stroke="var(--line)" strokeWidth="2" />
      {places.map(({ name, place: [cx, cy] }, at) => (
        <circle
          key={name}
          cx={200 + (cx - 200) * 0.42}
          cy={200 + (cy - 200) * 0.42}
          r="62"
          stroke={at % 2 === 0 ? 'var(--gold)' : 'var(--nile)'}
          strokeOpacity=".5"
          strokeWidth="1.4"
        />
      ))}
      {places.map(({ name, number, place: [cx, cy] }) => (
        <g key={name}>
          <circle cx={cx} cy={cy} r="25" fill="var(--night-2)" stroke="var(--gold)" strokeWidth="2" />
          <text x={cx} y={cy + 8} textAnchor="middle" className="step-ring-number">
            {number}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The eight steps in words. */
export function StepWords() {
  const { t } = useTranslation('heritage');
  return (
    <ol className="step-words">
      {SYNTHESIS_STEPS.map((name, at) => (
        <li key={name}>
          <span aria-hidden="true">{at + 1}</span>
          <div>
            <h3 className="text-lg">{t(`synthesis.step.${name}`)}</h3>
            <p className="text-mute">{t(`synthesis.stepText.${name}`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
