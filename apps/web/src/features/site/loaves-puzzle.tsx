import { RotateCcw, Scissors } from 'lucide-react';
import { useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { Board } from './board.tsx';
import { freshTable, type Outcome, outcomeOf, play, shareOf, type Table, WHOLE, WORKERS } from './loaves.ts';
import { WorkerSeat } from './worker-seat.tsx';
import './styles/loaves.css';

/** What is said of each outcome. */
function useVerdict(table: Table): { readonly outcome: Outcome; readonly text: string } {
  const { t } = useTranslation('homepage');
  const outcome = outcomeOf(table);
  const shares = Array.from({ length: WORKERS }, (_, worker) => shareOf(table, worker));
  const texts: Record<Outcome, string> = {
    whole: t('loaves.whole'),
    sharing: t('loaves.sharing'),
    unequal: t('loaves.unequal', {
      most: shares.indexOf(Math.max(...shares)) + 1,
      least: shares.indexOf(Math.min(...shares)) + 1,
    }),
    fair: t('loaves.fair', { cuts: table.cuts }),
    'fair-few-cuts': t('loaves.fairFewCuts', { cuts: table.cuts }),
  };
  return { outcome, text: texts[outcome] };
}

/** Three loaves, four workers: cut, give, compare. Works by mouse, touch and keyboard; dragging is only one of the ways. */
export function LoavesPuzzle() {
  const { t } = useTranslation('homepage');
  const [table, dispatch] = useReducer(play, null, freshTable);
  const { outcome, text } = useVerdict(table);
  const held = table.pieces.find(({ id }) => id === table.held);
  const fair = outcome === 'fair' || outcome === 'fair-few-cuts';
  const canCut = held !== undefined && held.worker === null && held.size > 1 && held.size <= WHOLE;
  return (
    <div className="loaves" data-fair={fair || undefined}>
      <Board table={table} onMove={dispatch} />
      <div className="seats">
        {Array.from({ length: WORKERS }, (_, worker) => (
          <WorkerSeat key={worker} worker={worker} table={table} onMove={dispatch} />
        ))}
      </div>
      <div className="loaves-line">
        <OriEmblem mood={fair ? 'celebrating' : outcome === 'unequal' ? 'concerned' : 'greeting'} size={52} />
        <p aria-live="polite">{text}</p>
      </div>
      <noscript>
        <p>{t('loaves.noScript')}</p>
      </noscript>
      <div className="script-only flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-disabled={!canCut}
          onClick={() => canCut && dispatch({ kind: 'cut', piece: held.id })}
        >
          <Scissors size={18} aria-hidden="true" />
          {t('loaves.cut')}
        </Button>
        <Button variant="quiet" onClick={() => dispatch({ kind: 'restart' })}>
          <RotateCcw size={18} aria-hidden="true" />
          {t('loaves.restart')}
        </Button>
      </div>
    </div>
  );
}
