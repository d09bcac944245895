import { EVIDENCE_LABELS, SOURCES_NEEDED } from '@ori/contracts/evidence-labels';
import { useTranslation } from 'react-i18next';
import { EvidenceChip } from '../../../ui/evidence-chip.tsx';
import { useEvidenceWords } from '../evidence-words.ts';

/** The five labels, each as a child, a teen and an adult are told it, and what it must rest on. */
export function LabelVoices() {
  const { t } = useTranslation('ledger');
  const [child, teen, adult] = [useEvidenceWords('K-2'), useEvidenceWords('6-8'), useEvidenceWords('adult')];
  const voices = [
    { name: t('methodology.voice.child'), of: child },
    { name: t('methodology.voice.teen'), of: teen },
    { name: t('methodology.voice.adult'), of: adult },
  ];
  return (
    <table className="voices">
      <thead>
        <tr>
          <th scope="col">{t('methodology.voice.label')}</th>
          {voices.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {EVIDENCE_LABELS.map((label) => (
          <tr key={label} data-evidence={label}>
            <th scope="row">
              <EvidenceChip kind={label} label={adult(label).name} />
              <small>
                {t('methodology.needs', { least: SOURCES_NEEDED[label] })} {t(`methodology.needed.${label}`)}
              </small>
            </th>
            {voices.map(({ name, of }) => (
              <td key={name} data-voice={name}>
                {of(label).meaning}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
