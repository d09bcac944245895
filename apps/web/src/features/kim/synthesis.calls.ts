import type { Band } from '@ori/contracts/content';
import type {
  CheckAnswer,
  DecisionInput,
  HandedIn,
  Proposal,
  ProposalInput,
  ReadingsAnswer,
  SavedProposal,
  SavedSynthesis,
  ScoreInput,
  Synthesis,
  SynthesisWork,
} from '@ori/contracts/kim-synthesis';
import { rest } from '../../lib/rest.ts';

const URL = '/api/kim/syntheses';

export const checkWork = (work: SynthesisWork, band: Band) =>
  rest<CheckAnswer>('POST', `${URL}/check`, { work, band }, { needs: ['remarks'] });
export const readSyntheses = () =>
  rest<{ syntheses: Synthesis[] }>('GET', URL, undefined, { needs: ['syntheses'] });
/** Keeps a draft: a new one without an id. */
export const saveSynthesis = (id: string | null, work: SynthesisWork) =>
  id === null ? rest<SavedSynthesis>('POST', URL, work) : rest<SavedSynthesis>('PUT', `${URL}/${id}`, work);
export const handIn = (id: string) =>
  rest<HandedIn>('POST', `${URL}/${id}/hand-in`, undefined, { needs: ['remarks'] });
export const reviseSynthesis = (id: string) => rest<SavedSynthesis>('POST', `${URL}/${id}/revise`);
export const dropSynthesis = (id: string) => rest<{ success: true }>('DELETE', `${URL}/${id}`);
export const readReadings = () => rest<ReadingsAnswer>('GET', '/api/kim/readings');
export const scoreSynthesis = (id: string, input: ScoreInput) =>
  rest<Synthesis>('POST', `${URL}/${id}/score`, input);
export const readProposals = () => rest<{ proposals: Proposal[] }>('GET', '/api/kim/proposals');
export const propose = (input: ProposalInput) => rest<SavedProposal>('POST', '/api/kim/proposals', input);
export const decideProposal = (id: string, input: DecisionInput) =>
  rest<Proposal>('POST', `/api/kim/proposals/${id}/decide`, input);
