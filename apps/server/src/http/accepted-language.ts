import { localeOf, type Locale } from '@ori/contracts/locale';

const TAGS_MAX = 20;

/** How much a range of the header is wanted, 0 to 1; what is not a number counts as not wanted. */
function weightOf(parameters: readonly string[]): number {
  const quality = parameters.map((each) => each.trim()).find((each) => each.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}

/** The language of ours that an `Accept-Language` header wants most; null where it names none, as search engines do. */
export function acceptedLanguage(header: string | undefined): Locale | null {
  const wanted = (header ?? '')
    .split(',', TAGS_MAX)
    .map((range) => range.split(';'))
    .map(([tag, ...parameters]) => ({ locale: localeOf(tag?.trim()), weight: weightOf(parameters) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted.find(({ locale }) => locale !== null)?.locale ?? null;
}
