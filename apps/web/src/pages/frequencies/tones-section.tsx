import type { Tone } from '@ori/contracts/sound';
import { useTranslation } from 'react-i18next';
import { ToneList } from './tone-list.tsx';
import { ToneRuler } from '../../features/sound/tone-ruler.tsx';

/** Sixteen numbers that people give to tones: those agreed or measured, and those that are only said. */
export function TonesSection({ tones }: { readonly tones: readonly Tone[] }) {
  const { t } = useTranslation('sound');
  const agreed = tones.filter(({ label }) => label !== 'unsupported');
  const said = tones.filter(({ label }) => label === 'unsupported');
  return (
    <section className="page sound-part" id="tones" aria-labelledby="tones-title">
      <h2 id="tones-title">{t('tones.title')}</h2>
      <p className="max-w-prose text-lg text-mute">{t('tones.lead', { count: tones.length })}</p>
      <ToneRuler tones={tones} />
      <h3>{t('tones.agreed')}</h3>
      <ToneList tones={agreed} />
      <details className="sound-said">
        <summary>
          <h3>{t('tones.said')}</h3>
        </summary>
        <p className="max-w-prose text-mute">{t('tones.saidLead')}</p>
        <ToneList tones={said} />
      </details>
    </section>
  );
}
