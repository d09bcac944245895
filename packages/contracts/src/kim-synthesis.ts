import { z } from 'zod';
import { band, evidenceLabel, relation } from './content.ts';
import { scores } from './kim.ts';
import { CLAIM_TEXT_MAX, PATTERN_IDS, SHORT_TEXT_MAX, SYNTHESIS_MAPPINGS_MAX } from './kim-names.ts';

const short = z.string().max(SHORT_TEXT_MAX);
const mappingId = z.string().min(1).max(40);

/** One mapping of a synthesis as the learner describes it: its label, one of its sources, its relation. */
export const chosenMapping = z.object({
  id: mappingId,
  label: evidenceLabel.nullable(),
  /** The id of one of its sources. */
  source: z.string().max(60).nullable(),
  relation: relation.nullable(),
});
export type ChosenMapping = z.infer<typeof chosenMapping>;

/** The work of the eight steps (charter §3). Empty where a step was not come to yet. */
export const synthesisWork = z
  .object({
    patternId: z.enum(PATTERN_IDS),
    mappings: z.array(chosenMapping).max(SYNTHESIS_MAPPINGS_MAX),
    /** Could they have met? */
    couldHaveMet: z.enum(['yes', 'no', 'unknown']).nullable(),
    metBecause: short,
    same: short,
    different: short,
    unknown: short,
    claim: z.string().max(CLAIM_TEXT_MAX),
    /** The end of “We do not know …”. */
    weDoNotKnow: short,
  })
  .meta({ id: 'SynthesisWork' });
export type SynthesisWork = z.infer<typeof synthesisWork>;

/** What the machine notices: `missing` holds a hand-in back, `look` is only advice. */
export const remark = z.object({
  kind: z.enum(['missing', 'look']),
  code: z.enum([
    'mappings-few',
    'cultures-few',
    'label-missing',
    'source-missing',
    'relation-missing',
    'meeting-missing',
    'table-missing',
    'claim-short',
    'unknown-missing',
    'label-differs',
    'relation-differs',
    'phrase',
  ]),
  /** The mapping it is about, or null. */
  mappingId: z.string().nullable(),
  /** For `claim-short`: how much is asked, and whether sentences or words are counted. */
  wanted: z.object({ count: z.int(), unit: z.enum(['sentences', 'words']) }).nullable(),
  /** For `phrase`: why the charter avoids it, in English as the charter says it. */
  why: z.string().nullable(),
});
export type Remark = z.infer<typeof remark>;

export const checkInput = z.object({ work: synthesisWork, band });
export const checkAnswer = z.object({ remarks: z.array(remark) });
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** A synthesis of a learner: a draft, handed in, or scored by a grown-up. A scored one never changes again. */
export const synthesis = z
  .object({
    id: z.uuid(),
    learnerId: z.uuid(),
    learnerName: z.string(),
    state: z.enum(['draft', 'handed-in', 'scored']),
    work: synthesisWork,
    band,
    scores: scores.nullable(),
    passed: z.boolean().nullable(),
    /** What the grown-up who scored it wrote. */
    note: z.string().nullable(),
    handedInAt: z.iso.datetime().nullable(),
    scoredAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Synthesis' });
export type Synthesis = z.infer<typeof synthesis>;
export const synthesesAnswer = z.object({ syntheses: z.array(synthesis) });

/** `care`: the text worried us, nothing of it was kept, and this is said instead. */
export const savedSynthesis = z.object({ synthesis: synthesis.nullable(), care: z.string().nullable() });
export type SavedSynthesis = z.infer<typeof savedSynthesis>;
export const handedIn = savedSynthesis.extend({ remarks: z.array(remark) });
export type HandedIn = z.infer<typeof handedIn>;
export const scoreInput = z.object({ scores, note: short });
export type ScoreInput = z.infer<typeof scoreInput>;

/** A mapping somebody thinks should be there (advanced level). Shown to nobody but those who decide on it. */
export const proposalInput = z.object({
  modernConcept: z.string().trim().min(2).max(120),
  ancestralConcept: z.string().trim().min(2).max(160),
  culture: z.string().trim().min(2).max(80),
  relation,
  label: evidenceLabel,
  why: z.string().trim().min(10).max(SHORT_TEXT_MAX),
  source: z.string().trim().min(8).max(300),
});
export type ProposalInput = z.infer<typeof proposalInput>;
export const PROPOSAL_STATES = ['with-parent', 'with-admin', 'accepted', 'declined'] as const;
export const proposal = proposalInput
  .extend({
    id: z.uuid(),
    learnerId: z.uuid(),
    learnerName: z.string(),
    state: z.enum(PROPOSAL_STATES),
    /** What the grown-up who decided wrote. */
    note: z.string().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'KimProposal' });
export type Proposal = z.infer<typeof proposal>;
export const proposalsAnswer = z.object({ proposals: z.array(proposal) });
export const savedProposal = z.object({ proposal: proposal.nullable(), care: z.string().nullable() });
export type SavedProposal = z.infer<typeof savedProposal>;
export const decisionInput = z.object({ accept: z.boolean(), note: short });
export type DecisionInput = z.infer<typeof decisionInput>;

/** What waits for a grown-up: syntheses to score, and proposals to decide on. */
export const readingsAnswer = z.object({ syntheses: z.array(synthesis), proposals: z.array(proposal) });
export type ReadingsAnswer = z.infer<typeof readingsAnswer>;
