import type { Database } from '../../db/database.ts';
import { createNewsHub } from '../../db/news-hub.ts';

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

/** What happens with the tutor, by a conversation's session id or a person's id. */
export function createTutorHub(database: Pick<Database, 'listen' | 'notify'>) {
  return createNewsHub<TutorNews, TutorNews>(database, {
    channel: TUTOR_CHANNEL,
    read: (news) => [[news.about, news]],
  });
}
export type TutorHub = ReturnType<typeof createTutorHub>;
