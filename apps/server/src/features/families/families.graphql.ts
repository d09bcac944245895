import { child } from '@ori/contracts/families';
import { activity, parentDashboard } from '@ori/contracts/learning';
import type { Viewer } from '@ori/core/access/viewer';
import type { GraphqlContext } from '../../graphql/context.ts';
import { guardedBy } from '../../graphql/guarded-by.ts';
import { failureError } from '../../graphql/or-throw.ts';
import type { GraphqlPart } from '../../graphql/schema.ts';
import type { ActivityFeed } from './activity-feed.ts';
import type { DashboardService } from './dashboard.service.ts';
import type { FamiliesService } from './families.service.ts';

interface Deps {
  readonly service: FamiliesService;
  readonly dashboard: DashboardService;
  readonly feed: ActivityFeed;
}

function parentOf({ viewer, locale }: GraphqlContext): Viewer {
  if (viewer === null) throw failureError('not-signed-in');
  return { ...viewer, locale };
}

/** A parent's children, their dashboard, and their children's activity live. */
export function familiesGraphql({ service, dashboard, feed }: Deps): GraphqlPart {
  return (builder, publish) => {
    builder.queryFields((t) => ({
      children: t.field({
        type: [publish.object(child)],
        extensions: guardedBy('families.children'),
        resolve: (_root, _args, context) => service.children(parentOf(context)),
      }),
      parentDashboard: t.field({
        type: publish.object(parentDashboard),
        extensions: guardedBy('families.dashboard'),
        resolve: (_root, _args, context) => dashboard.dashboardOf(parentOf(context)),
      }),
    }));
    builder.subscriptionFields((t) => ({
      familyActivity: t.field({
        type: publish.object(activity),
        extensions: guardedBy('families.activity'),
        subscribe: (_root, _args, context) => feed.activityOf(parentOf(context)),
        resolve: (told) => told,
      }),
    }));
  };
}
