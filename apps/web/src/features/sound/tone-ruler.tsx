import type { Tone } from '@ori/contracts/sound';
import { useTranslation } from 'react-i18next';
import { CS, placeOf } from './tone-scale.ts';

const WIDTH = 1000;
const MIDDLE = 92;
const DOT = 7;
/** Numbers of neighbours step down (or up) so that they do not write over one another. */
const STEPS = 4;

interface RowProps {
  readonly tones: readonly Tone[];
  readonly side: 'above' | 'below';
}

function Row({ tones, side }: RowProps) {
  const { i18n } = useTranslation();
  const sign = side === 'above' ? -1 : 1;
  return tones.map((tone, index) => {
    const x = Math.round(placeOf(tone.frequency) * WIDTH);
    const reach = 24 + (index % STEPS) * 16;
    return (
      <g key={tone.id} data-side={side}>
        <path d={`M${x} ${MIDDLE + sign * DOT}V${MIDDLE + sign * reach}`} />
        <circle cx={x} cy={MIDDLE} r={DOT} />
        <text x={x} y={MIDDLE + sign * (reach + 4) + (side === 'below' ? 11 : 0)} textAnchor="middle">
          {new Intl.NumberFormat(i18n.language).format(tone.frequency)}
        </text>
      </g>
    );
  });
}

const isClaimed = ({ label }: Tone): boolean => label === 'unsupported';

/** All tones of the list on one ruler of octaves: agreed and measured above, what people sometimes say below. */
export function ToneRuler({ tones }: { readonly tones: readonly Tone[] }) {
  const { t } = useTranslation('sound');
  return (
    <div className="sound-ruler">
      <svg viewBox={`0 0 ${WIDTH} ${MIDDLE * 2 + 8}`} role="img" aria-label={t('tones.ruler')}>
        <path d={`M0 ${MIDDLE}H${WIDTH}`} className="sound-ruler-line" />
        {CS.map(({ name, hz }) => (
          <g key={name} className="sound-ruler-c">
            <path d={`M${(placeOf(hz) * WIDTH).toFixed(0)} ${MIDDLE - 5}v10`} />
            <text x={(placeOf(hz) * WIDTH).toFixed(0)} y={MIDDLE + 20} textAnchor="middle">
              {name}
            </text>
          </g>
        ))}
        <Row tones={tones.filter((tone) => !isClaimed(tone))} side="above" />
        <Row tones={tones.filter(isClaimed)} side="below" />
      </svg>
    </div>
  );
}
