import type { CouldTheyHaveMetProps } from '@ori/contracts/meeting-labs';
import { useState } from 'react';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { IdeaRows } from './idea-rows.tsx';
import { MapPart } from './map-part.tsx';
import { PairPart } from './pair-part.tsx';
import { FIRST_YEAR, LAST_YEAR, yearWords } from './time-scale.ts';
import { useDesk } from './use-desk.ts';
import { WORDS } from './words.ts';
import './could-they-have-met.css';

const STEP_YEARS = 50;
/** Today, as a step of the slider. */
const TODAY = Math.ceil(LAST_YEAR / STEP_YEARS) * STEP_YEARS;

/** No year 0 was ever written: the step between 50 BCE and 50 CE is 1 CE. */
const yearAt = (step: number): number => Math.min(step === 0 ? 1 : step, LAST_YEAR);

function MeetingDesk({ props, locale }: LabProps<CouldTheyHaveMetProps>) {
  const { ideas } = props;
  const [step, setStep] = useState(TODAY);
  const desk = useDesk(props);
  const until = yearAt(step);
  const chosen = desk.chosen.flatMap((id) => ideas.find((idea) => idea.id === id) ?? []);
  return (
    <div className="lab meeting-lab">
      <MapPart
        setting={props}
        chosen={chosen}
        opened={desk.isShown ? desk.pair : null}
        until={until}
        locale={locale}
        onChoose={desk.choose}
      />
      <p className="text-sm text-mute">{say(WORDS.centred, locale)}</p>
      <Stepper
        label={say(WORDS.travel, locale)}
        value={step}
        min={FIRST_YEAR}
        max={TODAY}
        step={STEP_YEARS}
        valueText={yearWords(until, locale)}
        onChange={setStep}
      />
      <IdeaRows ideas={ideas} chosen={desk.chosen} until={until} locale={locale} onChoose={desk.choose} />
      {ideas.some(({ place }) => place?.words === null) && (
        <p className="text-sm text-mute">{say(WORDS.heartland, locale)}</p>
      )}
      <PairPart setting={props} desk={desk} locale={locale} />
    </div>
  );
}

/** Two ideas on a map and a line of time: could the people behind them have met? First a guess, then the evidence. */
export function Lab({ props, locale }: LabProps<CouldTheyHaveMetProps>) {
  return <MeetingDesk key={props.ideas.map(({ id }) => id).join(' ')} props={props} locale={locale} />;
}
