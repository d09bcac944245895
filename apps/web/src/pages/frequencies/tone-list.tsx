import type { Tone } from '@ori/contracts/sound';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { Sources } from './sources.tsx';

function ToneRow({ tone }: { readonly tone: Tone }) {
  const { t, i18n } = useTranslation('sound');
  const label = useEvidenceWords('6-8')(tone.label);
  const number = (value: number, digits: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: digits }).format(value).replace('-', '−');
  const cents = `${tone.cents >= 0.05 ? '+' : ''}${number(tone.cents, 1)}`;
  return (
    <li id={tone.id}>
      <p className="sound-hz">
        {number(tone.frequency, 2)} <small>Hz</small>
      </p>
      <p className="sound-note">
        {t('tones.note', { note: tone.musicalNote, cents })}
        {!tone.isAudible && <small> {t('tones.inaudible')}</small>}
      </p>
      <p lang={tone.lang}>{tone.description}</p>
      <div>
        <EvidenceChip kind={tone.label} label={label.name} />
        <Sources sources={tone.sources} />
      </div>
    </li>
  );
}

/** Tones with hertz, nearest note, what is known, the label and its sources. */
export function ToneList({ tones }: { readonly tones: readonly Tone[] }) {
  return (
    <ul className="sound-tones">
      {tones.map((tone) => (
        <ToneRow key={tone.id} tone={tone} />
      ))}
    </ul>
  );
}
