import { inboxNews } from '@ori/contracts/messaging';
import { guardedBy } from '../../graphql/guarded-by.ts';
import { failureError } from '../../graphql/or-throw.ts';
import type { GraphqlPart } from '../../graphql/schema.ts';
import type { ThreadsService } from './threads.service.ts';

/** What is new in somebody's threads, as it comes: where to look, never what it says. */
export function messagingGraphql({ threads }: { readonly threads: ThreadsService }): GraphqlPart {
  return (builder, publish) => {
    builder.subscriptionFields((t) => ({
      inboxNews: t.field({
        type: publish.object(inboxNews),
        extensions: guardedBy('messages.news'),
        subscribe: (_root, _args, { viewer }) => {
          if (viewer === null) throw failureError('not-signed-in');
          return threads.follow(viewer);
        },
        resolve: (told) => told,
      }),
    }));
  };
}
