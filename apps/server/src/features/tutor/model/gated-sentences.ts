import { asksSomething } from '@ori/core/tutor/compose/one-question';
import { gateSentence, type GateFault, type GateRules } from '@ori/core/tutor/gate/gate-sentence';
import { speaksOfHeritage } from '@ori/core/tutor/gate/heritage-words';
import { sentencesOf } from '@ori/core/tutor/gate/sentences-of';
import { TIER_BOUNDS, wordsIn } from '@ori/core/tutor/reading';
import type { Listener } from '@ori/core/tutor/turn';

/** A sentence that a model made and that may not be said. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join(', '));
    this.faults = faults;
  }
}

type Fault = GateFault | 'ungrounded-heritage' | 'too-long' | 'second-question';

interface Deps {
  readonly rules: GateRules;
  readonly listener: Listener;
  /** Everything the reply may stand on, as text. */
  readonly material: string;
  readonly emit: (sentence: string) => Promise<void>;
}

/** Passes a growing message on, sentence by sentence, each after the gate; throws Refused at the first that may not be said. */
export function createGatedSentences({ rules, listener, material, emit }: Deps) {
  let said = '';

  function faultsOf(sentence: string): Fault[] {
    const isTooLong = wordsIn(said + sentence) > TIER_BOUNDS[listener.tier].words;
    const isSecond = asksSomething(said) && asksSomething(sentence);
    return [
      ...gateSentence(sentence, rules),
      ...(speaksOfHeritage(sentence, material) ? (['ungrounded-heritage'] as const) : []),
      ...(isTooLong ? (['too-long'] as const) : []),
      ...(isSecond ? (['second-question'] as const) : []),
    ];
  }

  return {
    /** What was said so far. */
    get said() {
      return said;
    },
    async take(message: string, isWhole: boolean): Promise<void> {
      if (!message.startsWith(said)) throw new Refused(['rewritten']);
      for (const { text } of sentencesOf(message.slice(said.length), rules.locale, isWhole)) {
        const faults = faultsOf(text);
        if (faults.length > 0) throw new Refused(faults);
        said += text;
        await emit(text);
      }
    },
  };
}
