import type { Synthesis } from '@ori/contracts/kim-synthesis';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../ui/note.tsx';
import { ReadProposal } from './read-proposal.tsx';
import { ScoreForm } from './score-form.tsx';
import { readReadings } from './synthesis.calls.ts';
import { useAnswered } from './use-answered.ts';
import { WrittenWork } from './written-work.tsx';
import './desk.css';

function Waiting({ one, onScored }: { readonly one: Synthesis; readonly onScored: () => void }) {
  const { t } = useTranslation('heritage');
  return (
    <li className="desk-step">
      <h4 className="text-xl">
        {t('synthesis.by', { name: one.learnerName })} · {t(`patterns.name.${one.work.patternId}`)}
      </h4>
      <WrittenWork work={one.work} />
      <ScoreForm synthesis={one} onScored={onScored} />
    </li>
  );
}

/** What waits for a grown-up: syntheses to score by the rubric, proposed mappings to decide on. */
export function ReadingDesk() {
  const { t } = useTranslation('heritage');
  const { value, refresh } = useAnswered(readReadings, '');
  const [isDone, setDone] = useState<'scored' | 'decided' | null>(null);
  const finish = (what: 'scored' | 'decided') => {
    setDone(what);
    refresh();
  };
  if (value === null) return null;
  const { syntheses, proposals } = value;
  return (
    <section id="read" aria-labelledby="to-read" className="grid gap-5">
      <h3 id="to-read" className="text-3xl">
        {t('synthesis.readTitle')}
      </h3>
      <div role="status">
        {isDone === 'scored' && <Note tone="nile">{t('synthesis.scored')}</Note>}
        {isDone === 'decided' && <Note tone="nile">{t('synthesis.proposal.decided')}</Note>}
      </div>
      {syntheses.length + proposals.length === 0 && (
        <p className="text-mute">{t('synthesis.nothingToRead')}</p>
      )}
      <ul className="grid gap-6">
        {syntheses.map((one) => (
          <Waiting key={one.id} one={one} onScored={() => finish('scored')} />
        ))}
        {proposals.map((one) => (
          <ReadProposal key={one.id} proposal={one} onDecided={() => finish('decided')} />
        ))}
      </ul>
    </section>
  );
}
