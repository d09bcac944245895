import { createAnnouncementsService } from './announcements.service.ts';
import { createAnnouncementsStore } from './announcements.store.ts';
import { createInboxHub } from './inbox-hub.ts';
import { createLinksService } from './links.service.ts';
import { createLinksStore } from './links.store.ts';
import { createMessagesStore } from './messages.store.ts';
import type { MessagingDeps } from './messaging.deps.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { createNewsletterStore } from './newsletter/newsletter.store.ts';
import { createDigests } from './notices/digests.ts';
import { createHappenings, createNoticesService } from './notices/notices.service.ts';
import { createNoticesStore } from './notices/notices.store.ts';
import { createTeachingService } from './teaching.service.ts';
import { createThreadPlaces } from './thread-places.store.ts';
import { createThreadsService } from './threads.service.ts';
import { createWritingService } from './writing.service.ts';

/** Who teaches whom, what people write to each other, and what they hear of; built by hand, smallest parts first. */
export function createMessagingService(deps: MessagingDeps) {
  const { database } = deps;
  const links = createLinksStore(database);
  const store = createMessagesStore(database);
  const places = createThreadPlaces(database);
  const hub = createInboxHub(database);
  const wishes = createNewsletterStore(database);
  const notices = { ...deps, store: createNoticesStore(database), wishes };
  const announcements = createAnnouncementsStore(database);
  const happeningsOf = createHappenings(notices);
  const digests = createDigests({ ...notices, happeningsOf });
  const newsletter = createNewsletter({ ...deps, store: wishes });
  return {
    links: createLinksService({ ...deps, links }),
    teaching: createTeachingService({ ...deps, links }),
    threads: createThreadsService({ ...deps, places, store, hub }),
    writing: createWritingService({ ...deps, places, store, hub }),
    announcements: createAnnouncementsService({ ...deps, store: announcements }),
    notices: createNoticesService({ ...notices, happeningsOf }),
    digests,
    newsletter,
    jobs: [...digests.jobs, ...newsletter.jobs],
    /** Everything kept of these children, for the export of a family's data. */
    async exportOf(childIds: readonly string[]) {
      const [teachers, written] = await Promise.all([links.everOf(childIds), store.everOf(childIds)]);
      return { teachers, messages: written };
    },
    /** What reached a person, and what their family chose to hear of, for the export of their own data. */
    async ownExportOf(userId: string) {
      const [told, chosen] = await Promise.all([
        announcements.everOf(userId),
        notices.store.everChosenWith(userId),
      ]);
      return { announcements: told, notificationChoices: chosen };
    },
  };
}
export type MessagingService = ReturnType<typeof createMessagingService>;
