import type { LedgerClaim } from '@ori/contracts/heritage';
import type { CymaticPattern } from '@ori/contracts/heritage-sound';
import { isAudible, nearestNote } from '@ori/core/sound/harmonics';
import type { ContentData } from '../data/read-data.ts';

/** The claim that stands where a cure is claimed for a tone. */
const ON_HEALING = 'contested.healing-frequency';

/** The tones of the list: a note and a claim each, and no colour, chakra or cure of their own. */
export function tonesOf(data: ContentData, claims: ReadonlyMap<string, LedgerClaim>): CymaticPattern[] {
  return data.cymatics.patterns.flatMap((row) => {
    const claim = claims.get(`tone.${row.frequency}`);
    if (!claim) return [];
    const { note, cents } = nearestNote(row.frequency);
    const healing = claim.label === 'unsupported' ? (claims.get(ON_HEALING) ?? null) : null;
    return [
      {
        id: claim.id,
        frequency: row.frequency,
        lang: claim.lang,
        pattern: row.pattern,
        description: claim.text,
        musicalNote: note,
        cents,
        isAudible: isAudible(row.frequency),
        label: claim.label,
        claimId: claim.id,
        sources: claim.sources,
        color: null,
        chakra: null,
        healing,
        applications: row.applications,
      },
    ];
  });
}
