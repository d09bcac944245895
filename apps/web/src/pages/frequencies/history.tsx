import type { SoundDeed } from '@ori/contracts/sound';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';
import { useEvidenceWords } from '../../features/heritage/evidence-words.ts';
import { Sources } from './sources.tsx';

function Deed({ deed }: { readonly deed: SoundDeed }) {
  const { t } = useTranslation('sound');
  const label = useEvidenceWords('6-8')(deed.label);
  return (
    <li>
      <p className="sound-when">{deed.date}</p>
      <div className="grid gap-2">
        <h3>{deed.who}</h3>
        <p lang={deed.lang}>{deed.text}</p>
        <p className="flex flex-wrap items-center gap-3">
          <EvidenceChip kind={deed.label} label={label.name} />
          {deed.lessonId && <Link to={`/lessons/${deed.lessonId}`}>{t('history.lesson')}</Link>}
        </p>
        <Sources sources={deed.sources} />
      </div>
    </li>
  );
}

/** Who found out what about tones and plates, in order of time, each with its label and sources. */
export function History({ history }: { readonly history: readonly SoundDeed[] }) {
  const { t } = useTranslation('sound');
  return (
    <section className="page sound-part" id="history" aria-labelledby="history-title">
      <h2 id="history-title">{t('history.title')}</h2>
      <p className="max-w-prose text-lg text-mute">{t('history.lead')}</p>
      <ol className="sound-history">
        {history.map((deed) => (
          <Deed key={deed.id} deed={deed} />
        ))}
      </ol>
    </section>
  );
}
