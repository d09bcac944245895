import type { ContentData } from '@ori/content/data/read-data';
import type { Heritage } from '@ori/content/index/heritage-index';
import type { LedgerClaim, Statement } from '@ori/contracts/heritage';
import type { Locale } from '@ori/contracts/locale';
import { NUMERAL_SYSTEMS, type NumeralSystem } from '@ori/contracts/numeral-names';
import type { NumbersAnswer, NumeralSystemTold, SpeedRuleTold } from '@ori/contracts/numbers-page';
import { printIdentity, printProof } from '@ori/core/numerals/speed-rules/print-proof';
import { PROOFS } from '@ori/core/numerals/speed-rules/proofs';
import { RULE_WORDS, usesVary } from '@ori/core/numerals/speed-rules/rule-words';
import { NUMERAL_EXAMPLES } from './numeral-example.ts';

/** The part of the content that this page needs. */
interface NumbersContent {
  readonly data: ContentData;
  heritage(locale: Locale): Heritage;
}

/** The mapping of the ledger that each way of writing numbers belongs to. */
const MAPPINGS: Readonly<Record<NumeralSystem, string>> = {
  egyptian: 'kem-doubling',
  babylonian: 'mes-base60',
  maya: 'may-zero',
  rods: 'chi-rods',
  yoruba: 'waf-numerals',
  quipu: 'and-quipu',
};

const statementOf = ({ id, text, label, sources }: LedgerClaim): Statement => ({
  claimId: id,
  text,
  label,
  sources: [...sources],
});

function needed(claims: readonly LedgerClaim[], id: string): LedgerClaim {
  const claim = claims.find((each) => each.id === id);
  if (!claim) throw new Error(`the ledger has no claim ${id}`);
  return claim;
}

/** `(20x3)-10-5` of the data as it is printed. */
const printed = (text: string): string =>
  text.replaceAll(/(?<=\d)[x×](?=\d)/g, ' × ').replaceAll(/(?<=[\d)])-(?=\d)/g, ' − ');

function systemOf(
  { data }: NumbersContent,
  { claims, mappings }: Heritage,
  id: NumeralSystem,
  locale: Locale,
): NumeralSystemTold[] {
  const mapping = mappings.find((each) => each.id === MAPPINGS[id]);
  if (!mapping) return [];
  const statement = statementOf(needed(claims, `mapping.${mapping.id}`));
  return [
    {
      id,
      culture: mapping.culture,
      cultureName: mapping.cultureName,
      date: mapping.date,
      lang: mapping.lang,
      example: NUMERAL_EXAMPLES[id],
      mapping: { ...statement, text: printed(`${mapping.ancestralConcept}. ${statement.text}`) },
      claims: data.numerals
        .filter(({ system }) => system === id)
        .map(({ id: claim, text, label, sources }) => ({ id: claim, text: text[locale], label, sources })),
    },
  ];
}

/** Tirtha's rules by their number, each with the proof that the tests hold to exact algebra. */
function rulesOf(data: ContentData, locale: Locale): SpeedRuleTold[] {
  return data.vedic.sutras.flatMap(({ n, sutra }) => {
    const [proof, words] = [PROOFS[n - 1], RULE_WORDS[n - 1]];
    if (!proof || !words) return [];
    return [
      {
        n,
        sutra,
        gloss: words.gloss[locale],
        says: words.says[locale],
        identity: printIdentity(proof),
        proof: printProof(proof).map(({ math, why }) => ({ math, why: why?.[locale] ?? null })),
        usesVary: usesVary(n),
      },
    ];
  });
}

/** Six ways of writing numbers and sixteen speed rules, in one language. */
export function numbersOf(content: NumbersContent, locale: Locale): NumbersAnswer {
  const heritage = content.heritage(locale);
  const { id, title, lang, text, label, sources } = needed(heritage.claims, 'contested.vedic-math');
  return {
    systems: NUMERAL_SYSTEMS.flatMap((system) => systemOf(content, heritage, system, locale)),
    rules: rulesOf(content.data, locale),
    ruleStatement: statementOf(needed(heritage.claims, 'rule.1')),
    contested: { id, title, lang, text, label, sources },
  };
}
