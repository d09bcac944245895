import type { ShownOption } from '@ori/contracts/practice';
import { PracticeFigure } from '../figures/practice-figure.tsx';

/** What an option shows: its picture where it has one, and its words. */
export function OptionContent({ option }: { readonly option: ShownOption }) {
  return (
    <>
      {option.figure && (
        <span className="option-picture" aria-hidden="true">
          <PracticeFigure figure={option.figure} label={option.text} />
        </span>
      )}
      <span>{option.text}</span>
    </>
  );
}
