import type { Locale } from '@ori/contracts/locale';
import type { MeetingLabIdea, MeetingLabPair } from '@ori/contracts/meeting-labs';
import { number, say } from '../frame/words.ts';
import { GapBar } from './gap-bar.tsx';
import { ToldClaim } from './told-claim.tsx';
import { WORDS } from './words.ts';

interface EvidenceProps {
  readonly pair: MeetingLabPair;
  /** The two ideas with their numbers, the earlier first. */
  readonly two: readonly (readonly [number, MeetingLabIdea])[];
  readonly locale: Locale;
}

function apartWords(yearsApart: number | null, locale: Locale): string {
  if (yearsApart === null) return say(WORDS.notTold, locale);
  if (yearsApart === 0) return say(WORDS.sameTime, locale);
  return say(WORDS.years, locale, { n: number(yearsApart, locale, 0) });
}

/** What a pair's verdict stands on: years, kilometres, roads with their sources, and what is claimed of each idea. */
export function Evidence({ pair, two, locale }: EvidenceProps) {
  const { yearsApart, distanceKm, verdict, told } = pair;
  const isShown = verdict === 'documented';
  return (
    <div className="meeting-evidence">
      <dl>
        <div>
          <dt>{say(WORDS.apart, locale)}</dt>
          <dd>{apartWords(yearsApart, locale)}</dd>
        </div>
        <div>
          <dt>{say(WORDS.distance, locale)}</dt>
          <dd>
            {distanceKm === null
              ? say(WORDS.notTold, locale)
              : say(WORDS.km, locale, { n: number(distanceKm, locale, 0) })}
          </dd>
        </div>
      </dl>
      <GapBar two={two} />
      {told.map((claim) => (
        <ToldClaim key={claim.words} told={claim} locale={locale} />
      ))}
      <p className="text-sm text-mute">{say(isShown ? WORDS.shown : WORDS.shortest, locale)}</p>
      <ul className="meeting-two">
        {two.map(([at, idea]) => (
          <li key={idea.id}>
            <h3>
              <b>{at}</b> <span lang={idea.lang}>{idea.words}</span>
            </h3>
            {idea.isComparison && <p className="font-bold">{say(WORDS.comparison, locale)}</p>}
            <ToldClaim told={idea.claim} lang={idea.lang} locale={locale} />
          </li>
        ))}
      </ul>
    </div>
  );
}
