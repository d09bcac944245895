import type { Database } from '../../db/database.ts';

/** What every process hears of: ids and places only, never words. */
export type TutorNews =
  | { readonly kind: 'messages'; readonly about: string; readonly ids: readonly string[] }
  | { readonly kind: 'typing'; readonly about: string; readonly isTyping: boolean }
  | {
      readonly kind: 'sentence';
      readonly about: string;
      readonly messageId: string;
      readonly position: number;
    }
  | { readonly kind: 'check-ins'; readonly about: string; readonly ids: readonly string[] };

export const TUTOR_CHANNEL = 'tutor';

type Hear = (news: TutorNews) => void;

/**
 * One ear a process for all its subscribers: news are read once and handed to those who wait for what they are about
 * (a conversation's session id, or a person's id), so that thousands who wait for something else cost nothing.
 */
export function createTutorHub(database: Pick<Database, 'listen' | 'notify'>) {
  const waiting = new Map<string, Set<Hear>>();
  let listening: Promise<unknown> | null = null;

  function handOut(payload: unknown): void {
    const news = payload as TutorNews;
    for (const hear of waiting.get(news.about) ?? []) hear(news);
  }
  function forget(about: string, hear: Hear): void {
    const others = waiting.get(about);
    others?.delete(hear);
    if (others?.size === 0) waiting.delete(about);
  }

  return {
    /** Calls back for each piece of news about a conversation or a person; answers how to end that. */
    async hear(about: string, hear: Hear): Promise<() => void> {
      const others = waiting.get(about) ?? new Set();
      waiting.set(about, others.add(hear));
      listening ??= database.listen(TUTOR_CHANNEL, handOut);
      await listening;
      return () => forget(about, hear);
    },
    tell: (news: TutorNews): Promise<void> => database.notify(TUTOR_CHANNEL, news),
  };
}
export type TutorHub = ReturnType<typeof createTutorHub>;
