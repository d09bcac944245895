import type { EvidenceLabel } from '@ori/contracts/content';
import { CircleHelp, FlaskConical, HandHeart, Scale, ScrollText, type LucideIcon } from 'lucide-react';
import { markIdOf } from './mark-claims.ts';

const ICONS: Readonly<Record<EvidenceLabel, LucideIcon>> = {
  science: FlaskConical,
  record: ScrollText,
  debate: Scale,
  tradition: HandHeart,
  unsupported: CircleHelp,
};

/** The drawings of the labels, once on a page, for the marks in its text to point at. */
export function EvidenceMarks() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <defs>
        {Object.entries(ICONS).map(([label, Icon]) => (
          <Icon key={label} id={markIdOf(label as EvidenceLabel)} />
        ))}
      </defs>
    </svg>
  );
}
