import type { Activity } from '@ori/contracts/learning';
import type { Locale } from '@ori/contracts/locale';
import type { Viewer } from '@ori/core/access/viewer';
import { Repeater } from 'graphql-yoga';
import type { FamiliesStore } from './families.store.ts';
import { isActiveChild } from './present-child.ts';

interface News {
  readonly familyId: string;
  readonly activityIds: readonly string[];
}

interface Deps {
  readonly store: FamiliesStore;
  /** Calls back for each piece of news, from this process or another; answers how to end it. */
  readonly onActivity: (hear: (news: News) => void) => Promise<() => Promise<void>>;
  readonly activities: (ids: readonly string[], locale: Locale) => Promise<Activity[]>;
}

/**
 * What a parent's children do, as it happens. News carry ids only; whether a child is still the
 * parent's own is looked up for each piece of news, not once at the start.
 */
export function createActivityFeed({ store, onActivity, activities }: Deps) {
  async function meantFor(viewer: Viewer, news: News): Promise<Activity[]> {
    const [children, told] = await Promise.all([
      store.childrenOf(viewer.userId),
      activities(news.activityIds, viewer.locale),
    ]);
    const own = new Set(children.filter(isActiveChild).map(({ id }) => id));
    return told.filter(({ childId }) => own.has(childId));
  }

  return {
    activityOf(viewer: Viewer): AsyncIterable<Activity> {
      return new Repeater<Activity>(async (push, stop) => {
        const deliver = async (news: News): Promise<void> => {
          if (news.familyId !== viewer.familyId) return;
          for (const activity of await meantFor(viewer, news)) void push(activity);
        };
        // A piece of news that cannot be read ends the stream; the browser connects again and asks anew.
        const end = await onActivity((news) => void deliver(news).catch(stop));
        await stop;
        await end();
      });
    },
  };
}
export type ActivityFeed = ReturnType<typeof createActivityFeed>;
