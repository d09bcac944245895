import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@ori/contracts/billing-plans';
import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import { useTranslation } from 'react-i18next';

/** Texts with a summary beside them, and how many lines it has; the words are `legal:short.<slug>.<line>`. */
const LINES = {
  privacy: ['kept', 'sold', 'seen', 'forgotten', 'rights'],
  terms: ['yours', 'school', 'trial', 'back', 'cancel'],
  retention: ['never', 'undo', 'sooner'],
  accessibility: ['aim', 'tested', 'gaps'],
} as const;

/** Days that a line names. */
const DAYS: Readonly<Record<string, number>> = {
  trial: TRIAL_DAYS,
  back: MONEY_BACK_DAYS,
  undo: DAYS_TO_UNDO,
};

type Summarised = keyof typeof LINES;
const isSummarised = (slug: string): slug is Summarised => slug in LINES;

/** A legal text in a few lines. It explains, and does not replace, the text beside it. */
export function LegalSummary({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('legal');
  if (!isSummarised(slug)) return null;
  const lines: readonly string[] = LINES[slug];
  return (
    <section className="legal-short" aria-labelledby="short">
      <h2 id="short">{t('short.title')}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{t(`short.${slug}.${line}`, { days: DAYS[line] })}</li>
        ))}
      </ul>
      <p>{t('short.note')}</p>
    </section>
  );
}
