import { user } from '@ori/contracts/accounts';
import type { Builder } from '../../graphql/builder.ts';
import { guardedBy } from '../../graphql/guarded-by.ts';
import type { Publisher } from '../../graphql/publish.ts';
import type { AccountsService } from './accounts.service.ts';

/** `me`: the person asking, or null for a visitor. */
export function accountsGraphql(builder: Builder, publish: Publisher, accounts: AccountsService): void {
  builder.queryField('me', (t) =>
    t.field({
      type: publish.object(user),
      nullable: true,
      extensions: guardedBy('accounts.me'),
      resolve: (_root, _args, { viewer }) => viewer && accounts.people.me(viewer),
    }),
  );
}
