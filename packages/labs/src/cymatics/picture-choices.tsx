import type { ReactNode } from 'react';
import { useId } from 'react';

export interface PictureChoice {
  readonly value: number;
  /** The picture in words, for those who do not see it. */
  readonly words: string;
  readonly title: string;
  readonly picture: ReactNode;
}

interface PictureChoicesProps {
  readonly legend: string;
  readonly choices: readonly PictureChoice[];
  readonly value: number | null;
  readonly onChoose: (value: number) => void;
}

/** A few pictures as native radio buttons. */
export function PictureChoices({ legend, choices, value, onChoose }: PictureChoicesProps) {
  const name = useId();
  return (
    <fieldset className="lab-choices">
      <legend className="text-sm text-mute">{legend}</legend>
      <div className="cymatics-pictures">
        {choices.map((choice) => (
          <label key={choice.value} className="lab-key">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.picture}
            <span>
              {choice.title}
              <span className="sr-only">: {choice.words}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
