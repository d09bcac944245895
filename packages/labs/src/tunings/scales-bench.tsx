import type { Locale } from '@ori/contracts/locale';
import { centsOf, notesHz, type Tuning, TUNINGS } from '@ori/core/sound/tunings';
import { useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { Loudness } from '../sound/loudness.tsx';
import { USUAL_DB } from '../sound/tone.ts';
import { useTones } from '../sound/use-tones.ts';
import { Guess } from './guess.tsx';
import { SCALE_WORDS } from './scale-words.ts';
import { NOTE_NAMES, ScaleRulers } from './scale-rulers.tsx';
import { ScaleTable } from './scale-table.tsx';

const SOUNDS = ['third', 'fifth', 'chord', 'note'] as const;
type Sounds = (typeof SOUNDS)[number];
/** Steps above C of what sounds; `note` is the learner's own. */
const STEPS_OF = { third: [0, 4], fifth: [0, 7], chord: [0, 4, 7] } as const;
const ANSWERS = ['narrower', 'same', 'wider'] as const;

interface Heard {
  readonly tuning: Tuning;
  readonly sounds: Sounds;
  readonly step: number;
}

function heardWords({ tuning, sounds, step }: Heard, locale: Locale): string {
  const hz = notesHz(tuning);
  const [c, e, g, own] = [hz[0] ?? 1, hz[4] ?? 1, hz[7] ?? 1, hz[step] ?? 1];
  const cents = (of: number) => number(centsOf(of / c), locale, 1);
  const beats = (difference: number) => number(Math.abs(difference), locale, 1);
  const third = say(SCALE_WORDS.thirdState, locale, { cents: cents(e), beats: beats(5 * c - 4 * e) });
  const fifth = say(SCALE_WORDS.fifthState, locale, { cents: cents(g), beats: beats(3 * c - 2 * g) });
  if (sounds === 'third') return third;
  if (sounds === 'fifth') return fifth;
  if (sounds === 'chord') return `${third} ${fifth}`;
  return say(SCALE_WORDS.noteState, locale, {
    note: NOTE_NAMES[step] ?? '',
    hz: number(own, locale),
    cents: cents(own),
  });
}

function Comparing({ locale }: { readonly locale: Locale }) {
  const [heard, setHeard] = useState<Heard>({ tuning: 'equal', sounds: 'third', step: 0 });
  const [db, setDb] = useState(USUAL_DB);
  const place = useRef<HTMLDivElement>(null);
  const { tuning, sounds, step } = heard;
  const notes = notesHz(tuning);
  const steps = sounds === 'note' ? [step] : STEPS_OF[sounds];
  const tones = steps.map((at) => notes[at] ?? 0);
  const sound = useTones(tones, db, place, 'string');
  return (
    <div className="grid gap-3" ref={place}>
      <ScaleRulers chosen={tuning} steps={steps} locale={locale} />
      <Choices
        legend={say(SCALE_WORDS.tuning, locale)}
        choices={TUNINGS.map((value) => ({ value, label: say(SCALE_WORDS[value], locale) }))}
        value={tuning}
        onChoose={(next) => setHeard({ ...heard, tuning: next })}
      />
      <Choices
        legend={say(SCALE_WORDS.sounds, locale)}
        choices={SOUNDS.map((value) => ({ value, label: say(SCALE_WORDS[value], locale) }))}
        value={sounds}
        onChoose={(next) => setHeard({ ...heard, sounds: next })}
      />
      {sounds === 'note' && (
        <Choices
          legend={say(SCALE_WORDS.step, locale)}
          choices={NOTE_NAMES.map((label, value) => ({ value, label }))}
          value={step}
          onChoose={(next) => setHeard({ ...heard, step: next })}
        />
      )}
      <Loudness locale={locale} db={db} onChange={setDb} isOn={sound.isOn} onToggle={sound.toggle} />
      <Finding tone="open">{heardWords(heard, locale)}</Finding>
      <ScaleTable tuning={tuning} locale={locale} />
    </div>
  );
}

/** Four tunings side by side: seen as rulers, read as ratios, heard as intervals that beat or do not. */
export function ScalesBench({ locale }: { readonly locale: Locale }) {
  return (
    <Guess
      locale={locale}
      ask={say(SCALE_WORDS.ask, locale)}
      choices={ANSWERS.map((value) => ({ value, label: say(SCALE_WORDS[value], locale) }))}
      answer="wider"
      told={say(SCALE_WORDS.told, locale)}
    >
      <Comparing locale={locale} />
    </Guess>
  );
}
