import { geometricPrinciple, sacredSite } from '@ori/contracts/heritage';
import { geometryActivity, goldenRatioQuestion, goldenRatioResult } from '@ori/contracts/heritage-sound';
import { analyzeGoldenRatio } from '@ori/core/geometry/golden-ratio';
import { guardedBy } from '../../graphql/guarded-by.ts';
import { orThrow } from '../../graphql/or-throw.ts';
import type { GraphqlPart } from '../../graphql/schema.ts';
import type { HeritageService } from './heritage.service.ts';

/** Principles and places, under the specification's names (spec §7); what is absent is null or an empty list. */
export function heritageGraphql({ service }: { readonly service: HeritageService }): GraphqlPart {
  return (builder, publish) => {
    const Principle = publish.object(geometricPrinciple);
    const Site = publish.object(sacredSite);
    builder.queryFields((t) => ({
      getGeometricPrinciple: t.field({
        type: Principle,
        nullable: true,
        args: { id: t.arg.string({ required: true }) },
        extensions: guardedBy('heritage.principle'),
        resolve: (_root, { id }, { locale }) => service.principle(id, locale),
      }),
      getAllGeometricPrinciples: t.field({
        type: [Principle],
        extensions: guardedBy('heritage.principles'),
        resolve: (_root, _args, { locale }) => orThrow(service.principles(locale)),
      }),
      getSacredSite: t.field({
        type: Site,
        nullable: true,
        args: { name: t.arg.string({ required: true }) },
        extensions: guardedBy('heritage.site'),
        resolve: (_root, { name }, { locale }) => service.site(name, locale)?.site ?? null,
      }),
      getAllSacredSites: t.field({
        type: [Site],
        extensions: guardedBy('heritage.sites'),
        resolve: (_root, _args, { locale }) => orThrow(service.sites(locale)),
      }),
      getGeometryActivitiesForAge: t.field({
        type: [publish.object(geometryActivity)],
        args: { ageGroup: t.arg.string({ required: true }) },
        extensions: guardedBy('heritage.activities'),
        resolve: (_root, { ageGroup }, { locale }) => service.activities(ageGroup, locale),
      }),
      analyzeGoldenRatio: t.field({
        type: publish.object(goldenRatioResult),
        args: { a: t.arg.float({ required: true }), b: t.arg.float({ required: true }) },
        extensions: guardedBy('heritage.goldenRatio'),
        resolve(_root, args) {
          const { a, b } = goldenRatioQuestion.parse(args);
          return analyzeGoldenRatio(a, b);
        },
      }),
    }));
  };
}
