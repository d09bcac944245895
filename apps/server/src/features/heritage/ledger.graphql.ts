import { claimsQuery, ledgerClaim } from '@ori/contracts/heritage';
import { guardedBy } from '../../graphql/guarded-by.ts';
import type { GraphqlPart } from '../../graphql/schema.ts';
import type { LedgerService } from './ledger.service.ts';

/** Absent arguments are left out, so that the shape's own defaults hold. */
function given(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).filter(([, value]) => value !== null && value !== undefined),
  );
}

/** The claim ledger by pages, and one claim by its id; an id nobody has is null. */
export function ledgerGraphql({ ledger }: { readonly ledger: LedgerService }): GraphqlPart {
  return (builder, publish) => {
    const Claim = publish.object(ledgerClaim);
    builder.queryFields((t) => ({
      claims: t.field({
        type: [Claim],
        args: {
          first: t.arg.int(),
          offset: t.arg.int(),
          culture: t.arg.string(),
          label: t.arg.string(),
          kind: t.arg.string(),
          search: t.arg.string(),
        },
        extensions: guardedBy('heritage.claims'),
        resolve: (_root, args, { locale }) => ledger.page(claimsQuery.parse(given(args)), locale).claims,
      }),
      claim: t.field({
        type: Claim,
        nullable: true,
        args: { id: t.arg.string({ required: true }) },
        extensions: guardedBy('heritage.claim'),
        resolve: (_root, { id }, { locale }) => ledger.claim(id, locale),
      }),
    }));
  };
}
