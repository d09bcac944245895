import { frenchSpaces } from '../../../words/french-spaces.ts';
import type { CareCategory, SafetyCategory } from '../triage-rule.ts';
import { careReply, careText, type SafetyHelp, type SafetyReader } from './care-reply.ts';
import { REDIRECT_TEXTS } from './redirect-texts.ts';
import { bandOf } from './reply-texts.ts';

const isRedirected = (category: SafetyCategory): category is Exclude<SafetyCategory, CareCategory> =>
  category in REDIRECT_TEXTS;

/** The fixed text alone, without numbers to call. */
export const safetyText = (category: SafetyCategory, reader: SafetyReader): string =>
  isRedirected(category)
    ? REDIRECT_TEXTS[category][bandOf(reader.tier)][reader.locale]
    : careText(category, reader);

/** The whole reply to a message that triage spoke on: care, or a short word that leads back to work. */
export function safetyReply(category: SafetyCategory, reader: SafetyReader, help: SafetyHelp): string {
  if (!isRedirected(category)) return careReply(category, reader, help);
  const said = safetyText(category, reader);
  return reader.locale === 'fr' ? frenchSpaces(said) : said;
}
