import type { ConstructorProps } from '@ori/contracts/geometry-labs';
import type { Locale } from '@ori/contracts/locale';
import { RECIPES } from '@ori/core/geometry/recipes';
import { type ComponentType, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { type ActivityProps, Corners, Rhythms, Spiral, Substitution } from './activities.tsx';
import { ACTIVITY_WORDS } from './activity-words.ts';
import { Free } from './free.tsx';
import { Guided } from './guided.tsx';
import { Chain, MagicSquare, PiBounds, Wallpaper } from './more-activities.tsx';
import { PROOFS } from './proofs.ts';
import { type Built, isBuilt, RECIPE_OF } from './starts.ts';
import { WORDS } from './words.ts';
import './constructor.css';

type Start = ConstructorProps['start'];
type Other = Exclude<Start, Built | 'free'>;

const ACTIVITIES: Readonly<Record<Other, ComponentType<ActivityProps>>> = {
  fibonacci: Rhythms,
  platonic: Corners,
  'log-spiral': Spiral,
  fractal: Substitution,
  wallpaper: Wallpaper,
  'lo-shu': MagicSquare,
  catenary: Chain,
};

interface ConstructionProps {
  readonly start: Built;
  readonly locale: Locale;
}

function Construction({ start, locale }: ConstructionProps) {
  const [isFree, setFree] = useState(false);
  return (
    <>
      {start === 'sri-yantra' && <p className="max-w-prose">{say(ACTIVITY_WORDS.yantra, locale)}</p>}
      <Choices
        legend={say(WORDS.mode, locale)}
        choices={[
          { value: 'guided', label: say(WORDS.guided, locale) },
          { value: 'free', label: say(WORDS.free, locale) },
        ]}
        value={isFree ? 'free' : 'guided'}
        onChoose={(mode) => setFree(mode === 'free')}
      />
      {isFree ? (
        <Free locale={locale} />
      ) : (
        <Guided recipe={RECIPES[RECIPE_OF[start]]} proof={PROOFS[start]} locale={locale} />
      )}
      {start === 'circle-pi' && <PiBounds locale={locale} />}
      {start === 'sri-yantra' && <p className="max-w-prose">{say(ACTIVITY_WORDS.yantraLimit, locale)}</p>}
    </>
  );
}

/** Compass and straightedge, or what fits where they do not reach; every principle ends in a proof. */
export function Lab({ props: { start }, locale }: LabProps<ConstructorProps>) {
  if (start !== 'free' && !isBuilt(start)) {
    const Activity = ACTIVITIES[start];
    return (
      <div className="lab geo-lab">
        <Activity locale={locale} proof={PROOFS[start]} />
      </div>
    );
  }
  return (
    <div className="lab geo-lab">
      {start === 'free' ? <Free locale={locale} /> : <Construction start={start} locale={locale} />}
    </div>
  );
}
