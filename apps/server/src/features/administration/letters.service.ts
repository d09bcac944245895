import type { ContactLetter, lettersAnswer, lettersQuery } from '@ori/contracts/administration';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { Viewer } from '@ori/core/access/viewer';
import type { z } from 'zod';
import { decodeCursor, pageOf } from '../../http/page-cursor.ts';
import type { AdministrationDeps } from './administration.deps.ts';
import type { LetterRow, LettersStore } from './letters.store.ts';

const PAGE = 20;

function present({ createdAt, answeredAt, ...letter }: LetterRow): ContactLetter {
  return { ...letter, at: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}

/** Letters of the contact form, until somebody answered them. */
export function createLetters({
  store,
  now,
}: Pick<AdministrationDeps, 'now'> & { readonly store: LettersStore }) {
  return {
    async list({ open, cursor }: z.infer<typeof lettersQuery>): Promise<z.infer<typeof lettersAnswer>> {
      const rows = await store.page(open === 'yes', decodeCursor(cursor), PAGE + 1);
      const { shown, nextCursor } = pageOf(rows, PAGE, ({ createdAt: at, id }) => ({ at, id }));
      return { letters: shown.map(present), nextCursor };
    },
    /** Marks a letter as answered, or as open again. */
    async mark(viewer: Viewer, id: string, isAnswered: boolean): Promise<Result<ContactLetter, 'not-found'>> {
      const row = await store.mark(id, isAnswered ? { at: now(), by: viewer.userId } : null);
      return row ? succeed(present(row)) : fail('not-found');
    },
  };
}
export type LettersService = ReturnType<typeof createLetters>;
