import type pg from 'pg';
import { statementName } from '../observe/statement-shape.ts';
import { PIECES, type Piece } from '../observe/work.ts';

type Query = (this: pg.PoolClient, ...asked: unknown[]) => unknown;

const isSubmittable = (asked: unknown): boolean =>
  typeof asked === 'object' && asked !== null && 'submit' in asked;

function pieceOf(asked: unknown): Piece {
  const name = statementName(asked);
  return {
    kind: 'statement',
    name,
    attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name },
  };
}

/** Tells of every statement of a connection, by name or shape and never its values, where somebody listens. */
export function traceStatements(client: pg.PoolClient): void {
  if (!PIECES.hasSubscribers) return;
  const query = client.query.bind(client) as unknown as Query;
  const told: Query = (...asked) => {
    // Streams of rows end by themselves, and answer nothing.
    if (isSubmittable(asked[0])) return query.apply(client, asked);
    const piece = pieceOf(asked[0]);
    return typeof asked.at(-1) === 'function'
      ? PIECES.traceCallback(query, -1, piece, client, ...asked)
      : PIECES.tracePromise(async () => query.apply(client, asked), piece);
  };
  Object.assign(client, { query: told });
}
