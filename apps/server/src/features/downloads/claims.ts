import type { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import type { Locale, LocalisedText } from '@ori/contracts/locale';
import type { PrintedClaim } from './downloads.deps.ts';

type Label = (typeof EVIDENCE_LABELS)[number];

/** The labels of the charter as they stand on paper. */
const LABELS: Readonly<Record<Label, LocalisedText>> = {
  science: { en: 'Established science', fr: 'Science établie', es: 'Ciencia establecida' },
  record: { en: 'Historical record', fr: 'Trace historique', es: 'Registro histórico' },
  debate: { en: 'Scholars debate', fr: 'Débat entre spécialistes', es: 'Debate entre especialistas' },
  tradition: { en: 'Living tradition', fr: 'Tradition vivante', es: 'Tradición viva' },
  unsupported: { en: 'No good evidence', fr: 'Sans preuve solide', es: 'Sin pruebas sólidas' },
};

interface TrilingualClaim {
  readonly label: Label;
  readonly text: LocalisedText;
  readonly sources: readonly { readonly text: string }[];
}

/** A claim of the content in one language, ready to be printed. */
export function printedClaim({ label, text, sources }: TrilingualClaim, locale: Locale): PrintedClaim {
  return { label: LABELS[label][locale], text: text[locale], sources: sources.map((one) => one.text) };
}

/** The entry of that id. @throws when the content has none: a paper then stands on nothing. */
export function named<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((each) => each.id === id);
  if (!entry) throw new Error(`the content has no ${id}`);
  return entry;
}
