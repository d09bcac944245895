import type { Content } from '@ori/content/open-content';
import type { Viewer } from '@ori/core/access/viewer';
import { sign, unsign } from './features/accounts/keyed-hash.ts';
import type { DatedThings } from './features/planning/calendar.service.ts';
import type { MessagingDeps } from './features/messaging/messaging.deps.ts';
import { createMessagingService } from './features/messaging/messaging.service.ts';

/** Where dates are dealt with. */
const CALENDAR = '/dashboard/parent/calendar';

interface Deps extends Pick<
  MessagingDeps,
  'database' | 'reach' | 'audit' | 'mail' | 'publicUrl' | 'careFor' | 'now' | 'newId'
> {
  readonly content: Content;
  readonly secrets: { readonly session: string };
  readonly childIdsOf: (viewer: Viewer) => Promise<readonly string[]>;
  /** Where dates come from that a family should know of in time. */
  readonly datedThings: readonly DatedThings[];
}

/** Messages stand on who lives together and who teaches whom; what is told of comes from everywhere. */
export function composeMessaging({ content, secrets, childIdsOf, datedThings, ...deps }: Deps) {
  return createMessagingService({
    ...deps,
    seal: (purpose, value) => sign(secrets.session, purpose, value),
    unseal: (purpose, sealed) => unsign(secrets.session, purpose, sealed),
    lessonTitle: (id, locale) => content.lessonSummary(id, locale)?.title ?? null,
    skillTitle: (skill, locale) => content.skillTitle(skill, locale),
    articles: (locale) => content.texts.list('articles', locale).filter((text) => text.kind === 'articles'),
    async datedThings(viewer, from, to) {
      const ids = await childIdsOf(viewer);
      const told = await Promise.all(datedThings.map((tell) => tell(ids, from, to, viewer.locale)));
      return told.flat().map(({ key: id, title, day }) => ({ id, title, day, to: CALENDAR }));
    },
  });
}
