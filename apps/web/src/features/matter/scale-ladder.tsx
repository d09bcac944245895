import { numberWords } from '@ori/core/words/number-words';
import { useTranslation } from 'react-i18next';
import { along, ATOMS_ACROSS_A_HAIR, SCALES } from './scales.ts';

const POWERS = [0.1, 1, 10, 100, 1000, 10_000, 100_000, 1_000_000];

/** A length in the unit that suits it. */
function lengthWords(nm: number, language: string): string {
  const unit = nm < 1000 ? 'nm' : nm < 100_000 ? 'µm' : 'mm';
  const value = unit === 'nm' ? nm : unit === 'µm' ? nm / 1000 : nm / 1_000_000;
  return `${numberWords(value, language, { maximumFractionDigits: 2 })} ${unit}`;
}

/** Widths from an atom to a grain of salt, on a scale of powers of ten. */
export function ScaleLadder() {
  const { t, i18n } = useTranslation('matter');
  const atoms = numberWords(ATOMS_ACROSS_A_HAIR, i18n.language);
  return (
    <section className="page matter-part" aria-labelledby="scale-title">
      <h2 id="scale-title">{t('scale.title')}</h2>
      <p className="matter-lead">{t('scale.lead')}</p>
      <svg viewBox="0 0 1000 46" className="matter-ruler" aria-hidden="true">
        <path d="M0 30H1000" />
        {POWERS.map((nm) => (
          <path key={nm} d={`M${(along(nm) * 1000).toFixed(0)} 18v24`} />
        ))}
        {SCALES.map(({ id, nm }) => (
          <circle key={id} cx={(along(nm) * 1000).toFixed(0)} cy="30" r="12" />
        ))}
      </svg>
      <ol className="matter-scales">
        {SCALES.map(({ id, nm }) => (
          <li key={id}>
            <b>{lengthWords(nm, i18n.language)}</b> {t(`scale.${id}`)}
          </li>
        ))}
      </ol>
      <p className="matter-line">{t('scale.line', { atoms })}</p>
    </section>
  );
}
