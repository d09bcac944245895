import {
  baseFrequencyQuestion,
  cymaticPattern,
  cymaticsLesson,
  frequencyQuestion,
  harmonicsResult,
} from '@ori/contracts/heritage-sound';
import { calculateHarmonics } from '@ori/core/sound/harmonics';
import { guardedBy } from '../../graphql/guarded-by.ts';
import { orThrow } from '../../graphql/or-throw.ts';
import type { GraphqlPart } from '../../graphql/schema.ts';
import type { HeritageService } from './heritage.service.ts';

/** Tones and lessons on sound, under the specification's names (spec §7); a tone or lesson that is not there is null. */
export function soundGraphql({ service }: { readonly service: HeritageService }): GraphqlPart {
  return (builder, publish) => {
    const Pattern = publish.object(cymaticPattern);
    builder.queryFields((t) => ({
      getCymaticPattern: t.field({
        type: Pattern,
        nullable: true,
        args: { frequency: t.arg.float({ required: true }) },
        extensions: guardedBy('heritage.tone'),
        resolve: (_root, args, { locale }) => service.tone(frequencyQuestion.parse(args).frequency, locale),
      }),
      getAllCymaticPatterns: t.field({
        type: [Pattern],
        extensions: guardedBy('heritage.tones'),
        resolve: (_root, _args, { locale }) => orThrow(service.tones(locale)),
      }),
      getCymaticsLesson: t.field({
        type: publish.object(cymaticsLesson),
        nullable: true,
        args: { ageGroup: t.arg.string({ required: true }), focusArea: t.arg.string() },
        extensions: guardedBy('heritage.soundLesson'),
        resolve: (_root, { ageGroup, focusArea }, { locale }) =>
          service.soundLesson(ageGroup, focusArea ?? '', locale),
      }),
      calculateHarmonics: t.field({
        type: publish.object(harmonicsResult),
        args: { baseFrequency: t.arg.float({ required: true }) },
        extensions: guardedBy('heritage.harmonics'),
        resolve: (_root, args) => calculateHarmonics(baseFrequencyQuestion.parse(args).baseFrequency),
      }),
    }));
  };
}
