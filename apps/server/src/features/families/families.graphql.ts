import { child } from '@ori/contracts/families';
import { familyNews } from '@ori/contracts/family-news';
import { parentDashboard } from '@ori/contracts/learning';
import type { Viewer } from '@ori/core/access/viewer';
import type { GraphqlContext } from '../../graphql/context.ts';
import { guardedBy } from '../../graphql/guarded-by.ts';
import { failureError } from '../../graphql/or-throw.ts';
import type { GraphqlPart } from '../../graphql/schema.ts';
import type { DashboardService } from './dashboard.service.ts';
import type { FamiliesService } from './families.service.ts';
import type { FamilyNewsService } from './family-news.ts';

interface Deps {
  readonly service: FamiliesService;
  readonly dashboard: DashboardService;
  readonly news: Pick<FamilyNewsService, 'of'>;
}

function parentOf({ viewer, locale }: GraphqlContext): Viewer {
  if (viewer === null) throw failureError('not-signed-in');
  return { ...viewer, locale };
}

/** A parent's children, their dashboard, and which parts of their pages have changed, as it happens. */
export function familiesGraphql({ service, dashboard, news }: Deps): GraphqlPart {
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
      familyNews: t.field({
        type: publish.object(familyNews),
        args: { withinMs: t.arg.int() },
        extensions: guardedBy('families.news'),
        subscribe: (_root, { withinMs }, context) => news.of(parentOf(context).familyId, withinMs ?? 0),
        resolve: (told) => told,
      }),
    }));
  };
}
