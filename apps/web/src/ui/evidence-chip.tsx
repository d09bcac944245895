import { CircleHelp, FlaskConical, HandHeart, type LucideIcon, Scale, ScrollText } from 'lucide-react';

export type EvidenceKind = 'science' | 'record' | 'debate' | 'tradition' | 'unsupported';

const ICONS: Readonly<Record<EvidenceKind, LucideIcon>> = {
  science: FlaskConical,
  record: ScrollText,
  debate: Scale,
  tradition: HandHeart,
  unsupported: CircleHelp,
};

interface EvidenceChipProps {
  readonly kind: EvidenceKind;
  /** The label in words: colour and icon never stand alone. */
  readonly label: string;
  /** A button that opens the sources, when given. */
  readonly onOpen?: (() => void) | undefined;
  readonly expanded?: boolean | undefined;
}

/** How sure we are of a sentence: icon, word and colour. */
export function EvidenceChip({ kind, label, onOpen, expanded }: EvidenceChipProps) {
  const Icon = ICONS[kind];
  const content = (
    <>
      <Icon aria-hidden="true" />
      {label}
    </>
  );
  if (!onOpen) {
    return (
      <span className="chip" data-evidence={kind}>
        {content}
      </span>
    );
  }
  return (
    <button type="button" className="chip" data-evidence={kind} onClick={onOpen} aria-expanded={expanded}>
      {content}
    </button>
  );
}
