import type { HiddenStory } from '@ori/contracts/hidden-stories';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The question before the story: native radio buttons, the verdict beside the one that is chosen. */
export function StoryGuess({ story }: { readonly story: HiddenStory }) {
  const { t } = useTranslation('hidden');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { question, options, answer } = story.guess;
  return (
    <fieldset className="hs-guess">
      <legend>
        <h2 id={`${story.id}-title`}>{question}</h2>
      </legend>
      {options.map((option, at) => (
        <label key={option} className="hs-option" data-right={at === answer || undefined}>
          <input type="radio" name={`guess-${story.id}`} onChange={() => setChosen(at === answer)} />
          <span>{option}</span>
          <span className="hs-verdict">
            {at === answer ? <Check size={18} aria-hidden="true" /> : <X size={18} aria-hidden="true" />}
            {t(at === answer ? 'guess.right' : 'guess.wrong')}
          </span>
        </label>
      ))}
      <p role="status" className="sr-only">
        {chosen !== null && t(chosen ? 'guess.right' : 'guess.wrong')}
      </p>
    </fieldset>
  );
}
