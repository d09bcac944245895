import { useTranslation } from 'react-i18next';
import { Slice } from './loaf-piece.tsx';
import { type Move, type Table, written } from './loaves.ts';

interface Props {
  readonly worker: number;
  readonly table: Table;
  readonly onMove: (move: Move) => void;
}

/** One worker: press to give the piece in hand; press a piece of theirs to take it back. */
export function WorkerSeat({ worker, table, onMove }: Props) {
  const { t } = useTranslation('homepage');
  const own = table.pieces.filter((piece) => piece.worker === worker);
  const share = own.map(({ size }) => written(size)).join(' + ');
  return (
    <div className="seat" data-worker={worker}>
      <div className="seat-mat">
        {own.map((piece) => (
          <button
            key={piece.id}
            type="button"
            className="bread bread-small"
            data-size={piece.size}
            aria-label={t('loaves.takeBack', { size: written(piece.size), worker: worker + 1 })}
            onClick={() => onMove({ kind: 'return', piece: piece.id })}
          >
            <Slice piece={piece} />
          </button>
        ))}
      </div>
      <button
        type="button"
        className="seat-person"
        data-skin={worker}
        aria-disabled={table.held === null}
        onClick={() => onMove({ kind: 'give', worker })}
      >
        <svg viewBox="0 0 64 58" aria-hidden="true">
          <circle cx="32" cy="19" r="14" className="skin" />
          <path className="hair" d="M17 20a15 15 0 0 1 30 0q-6-7-15-7t-15 7Z" />
          <path className="tunic" d="M4 58c2-17 13-23 28-23s26 6 28 23Z" />
        </svg>
        <span aria-hidden="true">{share || '0'}</span>
        <span className="sr-only">
          {share
            ? t('loaves.giveMore', { worker: worker + 1, share })
            : t('loaves.give', { worker: worker + 1 })}
        </span>
      </button>
    </div>
  );
}
