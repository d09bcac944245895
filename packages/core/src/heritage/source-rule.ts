import { type EvidenceLabel, SOURCES_NEEDED, type Source } from '@ori/contracts/content';
import { isDoubtful } from './doubt.ts';

/** Why a claim may not be published as far as its sources go. */
export type SourceFault = 'too-few-sources' | 'no-primary-source' | 'doubtful-source';

/** What a claim's sources break of the charter's minimum (§1); empty when they suffice. */
export function sourceFaults(label: EvidenceLabel, sources: readonly Source[]): SourceFault[] {
  const distinct = new Set(sources.map(({ text }) => text));
  const faults: SourceFault[] = [];
  if (distinct.size < SOURCES_NEEDED[label]) faults.push('too-few-sources');
  if (label === 'record' && !sources.some(({ primary }) => primary)) faults.push('no-primary-source');
  if (sources.some(({ text }) => isDoubtful(text))) faults.push('doubtful-source');
  return faults;
}
