import en from './phrases.en.json' with { type: 'json' };
import es from './phrases.es.json' with { type: 'json' };
import fr from './phrases.fr.json' with { type: 'json' };
import type { Phrases } from './train.ts';

/** Our own training phrases: at least 40 for each intent in English, 25 in French and in Spanish. */
export const TRAINING_PHRASES: readonly Phrases[] = [en, fr, es];
export const TRAINING_SEED = 20_261_121;
