import { useTranslation } from 'react-i18next';
import { Slice } from './loaf-piece.tsx';
import { type Move, type Piece, type Table, LOAVES, written } from './loaves.ts';
import { useDrag } from './use-drag.ts';

interface Props {
  readonly table: Table;
  readonly onMove: (move: Move) => void;
}

function BoardPiece({
  piece,
  held,
  onMove,
}: {
  readonly piece: Piece;
  readonly held: boolean;
  readonly onMove: Props['onMove'];
}) {
  const { t } = useTranslation('homepage');
  const drag = useDrag((worker) => onMove({ kind: 'give', worker, piece: piece.id }));
  return (
    <button
      type="button"
      className="bread"
      data-size={piece.size}
      aria-pressed={held}
      aria-label={t('loaves.piece', { size: written(piece.size), loaf: piece.loaf + 1 })}
      onClick={() => onMove({ kind: 'hold', piece: piece.id })}
      {...drag}
    >
      <Slice piece={piece} />
    </button>
  );
}

/** The board with what is not given yet, each loaf in its own place. */
export function Board({ table, onMove }: Props) {
  return (
    <div className="board">
      {Array.from({ length: LOAVES }, (_, loaf) => (
        <div key={loaf} className="board-loaf">
          {table.pieces
            .filter((piece) => piece.loaf === loaf && piece.worker === null)
            .map((piece) => (
              <BoardPiece key={piece.id} piece={piece} held={piece.id === table.held} onMove={onMove} />
            ))}
        </div>
      ))}
    </div>
  );
}
