import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { mixedUp } from '../frame/mixed-up.ts';
import { say } from '../frame/words.ts';
import { SOUND_WORDS } from '../sound/sound-words.ts';
import { GUESS_WORDS } from './guess-words.ts';
import { PictureChoices } from './picture-choices.tsx';
import { PlateDrawing } from './plate-drawing.tsx';
import { heightOver, type Plate } from './plate-setting.ts';
import { hertz, linesInWords } from './plate-words.ts';

const LETTERS = ['A', 'B', 'C'] as const;
/** The tone asked for, and the two after it. */
const OFFERED = [1, 2, 3] as const;

interface GuessPictureProps {
  readonly plate: Plate;
  readonly locale: Locale;
  /** The learner wants to see what the plate does at its second tone. */
  readonly onShow: (chosen: number) => void;
  /** What was chosen, once it is shown. */
  readonly shown: number | null;
}

/** Which picture will the next tone make? Three true pictures of this plate to choose from. */
export function GuessPicture({ plate, locale, onShow, shown }: GuessPictureProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { shape } = plate.setting;
  const order = mixedUp(OFFERED.map((tone) => `${shape}${plate.setting.edge}${tone}`));
  const tones = order.map((at) => OFFERED[at] ?? 1);
  const words = (tone: number) => {
    const resonance = plate.resonances[tone];
    return resonance ? linesInWords(shape, resonance, 0, locale) : '';
  };
  const letter = LETTERS[tones.indexOf(1)] ?? 'A';
  const [first, next] = plate.tonesHz.map((hz) => hertz(hz, locale));
  const blanks = { first: first ?? '', next: next ?? '', letter, lines: words(1) };
  const tall = 100 * heightOver(plate.setting) + 6;
  if (shown !== null)
    return (
      <Finding tone={shown === 1 ? 'found' : 'open'}>
        {say(shown === 1 ? GUESS_WORDS.right : GUESS_WORDS.wrong, locale, blanks)}
      </Finding>
    );
  return (
    <div className="grid gap-3">
      <p className="lab-card">{say(GUESS_WORDS.ask, locale, blanks)}</p>
      <PictureChoices
        legend={say(GUESS_WORDS.choose, locale)}
        value={chosen}
        onChoose={setChosen}
        choices={tones.map((tone, index) => ({
          value: tone,
          title: say(GUESS_WORDS.picture, locale, { letter: LETTERS[index] ?? '' }),
          words: words(tone),
          picture: (
            <svg viewBox={`-53 ${-tall / 2} 106 ${tall}`} aria-hidden="true">
              {plate.resonances[tone] && <PlateDrawing shape={shape} resonance={plate.resonances[tone]} />}
            </svg>
          ),
        }))}
      />
      <button
        type="button"
        className="btn btn-primary"
        disabled={chosen === null}
        onClick={() => chosen !== null && onShow(chosen)}
      >
        {say(SOUND_WORDS.showMe, locale)}
      </button>
      <Finding tone="open">{say(GUESS_WORDS.waiting, locale)}</Finding>
    </div>
  );
}
