import type { Locale } from '@ori/contracts/locale';
import type { Orbital } from '@ori/core/quantum/hydrogen-orbital';
import type { Found } from '@ori/core/quantum/measure-electron';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { Larger } from './larger.tsx';
import { Measuring } from './measuring.tsx';
import { type Look, OrbitalControls } from './orbital-controls.tsx';
import { OrbitalName } from './orbital-name.tsx';
import { OrbitalPicture, useSurface } from './orbital-picture.tsx';
import { cloudWords, stateWords, surfaceWords } from './orbital-sentences.ts';
import { RadialPlot } from './radial-plot.tsx';
import { WORDS } from './words.ts';

interface OrbitalWorkbenchProps {
  readonly orbital: Orbital;
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  /** How the prediction did, where one was made for this orbital. */
  readonly verdict: { readonly words: string; readonly isRight: boolean } | null;
  readonly locale: Locale;
}

/** One orbital as surface or as measurements, with what can be said of it in numbers. */
export function OrbitalWorkbench({ orbital, look, onLook, verdict, locale }: OrbitalWorkbenchProps) {
  const [found, setFound] = useState<readonly Found[]>([]);
  const surface = useSurface(orbital, look.share);
  const state = stateWords(orbital, locale);
  const shown = look.isCloud ? cloudWords(orbital, found, locale) : surfaceWords(surface, look.share, locale);
  return (
    <div className="three-d-bench">
      <div className="lab">
        <h3 className="orbital-title">
          <OrbitalName orbital={orbital} />
        </h3>
        <OrbitalPicture
          orbital={orbital}
          surface={surface}
          found={look.isCloud ? found : null}
          cut={look.cut}
          label={`${state} ${shown}`}
          locale={locale}
        />
        <OrbitalControls look={look} onLook={onLook} locale={locale} />
        {look.isCloud && <Measuring orbital={orbital} found={found} onFound={setFound} locale={locale} />}
      </div>
      <div className="lab">
        <Finding tone={verdict?.isRight ? 'found' : 'open'}>
          {verdict?.words} {state} {shown}
        </Finding>
        <h3>{say(WORDS.plotTitle, locale)}</h3>
        <RadialPlot orbital={orbital} locale={locale} />
        <Larger n={orbital.n} locale={locale} />
        <p className="text-sm text-mute">{say(WORDS.legend, locale)}</p>
        <p className="text-sm text-mute">{say(WORDS.notAPath, locale)}</p>
      </div>
    </div>
  );
}
