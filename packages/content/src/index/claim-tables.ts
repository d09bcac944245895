import type { LedgerClaim } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { typesetFormula } from '@ori/core/heritage/typeset';
import { RULE_WORDS } from '@ori/core/numerals/speed-rules/rule-words';
import type { ContentData } from '../data/read-data.ts';
import { ledgerClaimOf, sourcesNamed } from './claim-base.ts';

/** A text in the reader's language, or in English where that has none. */
function wordsIn(told: Readonly<Record<string, string>> | undefined, locale: Locale, english: string) {
  const text = told?.[locale];
  return text === undefined ? { lang: 'en' as const, text: english } : { lang: locale, text };
}

/** What is said of each tone of the list. */
export function toneClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return data.cymatics.patterns.flatMap((row) => {
    const backed = data.heritageClaims.tones[String(row.frequency)];
    if (!backed) return [];
    return [
      ledgerClaimOf({
        id: `tone.${row.frequency}`,
        kind: 'tone',
        title: `${row.frequency.toLocaleString(locale, { useGrouping: false })} Hz`,
        ...wordsIn(data.toneWords[String(row.frequency)], locale, backed.text ?? row.description),
        label: backed.label,
        sources: sourcesNamed(backed.sources, data),
      }),
    ];
  });
}

/** The ledger's address of what is said of sound in a subject. */
export const subjectSoundId = (subject: string): string => `subject-sound.${subject}`;

/** What is documented of sound and frequency in each subject. */
export function subjectSoundClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  return data.subjectSounds.map(({ subject, title, text, label, sources }) =>
    ledgerClaimOf({
      id: subjectSoundId(subject),
      kind: 'tone',
      lang: locale,
      title: title[locale],
      text: text[locale],
      label,
      sources: [...sources],
    }),
  );
}

const DAYS: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' };

/** A patent as a sentence of each language; `named` is its own English title, or nothing. */
const GRANTED: Readonly<Record<Locale, (number: string, named: string, day: string) => string>> = {
  en: (number, named, day) => `US patent ${number}${named} was granted to Nikola Tesla on ${day}.`,
  fr: (number, named, day) => `Le brevet américain ${number}${named} a été accordé à Nikola Tesla le ${day}.`,
  es: (number, named, day) =>
    `La patente estadounidense ${number}${named} se concedió a Nikola Tesla el ${day}.`,
};
const PATENT: Readonly<Record<Locale, string>> = {
  en: 'Nikola Tesla: US patent',
  fr: 'Nikola Tesla\u202f: brevet américain',
  es: 'Nikola Tesla: patente estadounidense',
};
/** A title in the quotation marks of each language. */
const QUOTED: Readonly<Record<Locale, (title: string) => string>> = {
  en: (title) => `, “${title}”,`,
  fr: (title) => `, «\u202f${title}\u202f»,`,
  es: (title) => `, «${title}»,`,
};

/** `381968` as it is printed: 381,968. */
function patentNumber(digits: string): string {
  return Number(digits).toLocaleString('en-US');
}

/** Tesla's patents: each is its own document. */
export function patentClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const { sources, doubtfulTitles } = data.heritageClaims.patents;
  return data.tesla.patents.map(({ usPatent, title, granted, note }) => {
    const number = patentNumber(usPatent);
    const isCertain = !doubtfulTitles.includes(usPatent);
    const told = locale === 'en' ? undefined : data.patentWords[usPatent]?.[locale];
    const lang = told === undefined ? 'en' : locale;
    const said = told ?? note;
    const named = isCertain ? QUOTED[lang](title) : '';
    const day = new Intl.DateTimeFormat(DAYS[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(granted),
    );
    return ledgerClaimOf({
      id: `patent.${usPatent}`,
      kind: 'patent',
      lang,
      title: `${PATENT[lang]} ${number}`,
      text: `${GRANTED[lang](number, named, day)}${said === '' ? '' : ` ${said}.`}`,
      label: 'record',
      date: granted.slice(0, 4),
      sources: [
        { id: `patent.${usPatent}.text`, text: `US Patent ${number}, ${granted.slice(0, 4)}`, primary: true },
        ...sourcesNamed(sources, data),
      ],
      review: isCertain ? 'edited' : 'in-review',
    });
  });
}

/** A speed rule as the ledger names it, and how an example follows its identity. */
const RULE: Readonly<Record<Locale, { title: (n: number, gloss: string) => string; example: string }>> = {
  en: { title: (n, gloss) => `Tirtha’s speed rule ${n}: ${gloss}`, example: 'For example,' },
  fr: {
    title: (n, gloss) => `Règle rapide ${n} de Tirtha\u202f: ${gloss}`,
    example: 'Par exemple\u202f:',
  },
  es: { title: (n, gloss) => `Regla rápida ${n} de Tirtha: ${gloss}`, example: 'Por ejemplo:' },
};

/** A formula with the narrow space that French sets before a colon. */
function printed(formula: string, locale: Locale): string {
  const set = typesetFormula(formula);
  return locale === 'fr' ? set.replaceAll(/(?<=\S)(?<!\u202f):/gu, '\u202f:') : set;
}

/** Tirtha's speed rules: true because of algebra, whoever wrote them down. */
export function ruleClaims(data: ContentData, locale: Locale): LedgerClaim[] {
  const sources = sourcesNamed(data.heritageClaims.rules.sources, data);
  const { title, example: before } = RULE[locale];
  return data.vedic.sutras.map(({ n, gloss, identity, example }) => {
    const told = locale === 'en' ? undefined : data.speedRuleWords[String(n)]?.[locale];
    const [law, use] = [told?.identity ?? identity, told?.example ?? example];
    return ledgerClaimOf({
      id: `rule.${n}`,
      kind: 'rule',
      lang: locale,
      title: title(n, RULE_WORDS[n - 1]?.gloss[locale] ?? gloss),
      text: `${printed(law, locale)}. ${before} ${printed(use, locale)}.`,
      label: 'science',
      date: '1965',
      sources,
    });
  });
}
