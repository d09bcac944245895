import type { InteractiveName } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptDrawing } from './kept-drawing.tsx';
import type { LabState } from './use-lab.ts';

/** On the server it must be there at once; the browser fetches it only where nothing was drawn. */
const onServer = import.meta.env.SSR ? await import('@ori/labs/still-figure') : null;

/** A lab as it stands on a page: which, with which props, and its figure in words. */
export interface PlacedLab {
  readonly name: InteractiveName;
  /** Of the shape that belongs to the name. */
  readonly props: object;
  readonly label: string;
}

async function drawLate(lab: PlacedLab, locale: Locale): Promise<ReactNode> {
  const { loadStill } = await import('./lab-code.ts');
  const { StillFigure: Still } = await loadStill();
  return <Still {...lab} props={lab.props as never} locale={locale} />;
}

interface LabFigureProps {
  readonly lab: PlacedLab;
  readonly state: LabState;
  /** How the open lab says what it models; for a page that does not say so itself. */
  readonly tellsModel?: 'fully' | 'simply';
}

/** The figure of a lab: still until the lab is open. */
export function LabFigure({ lab, state, tellsModel }: LabFigureProps) {
  const { i18n } = useTranslation();
  const locale = i18n.language as Locale;
  const props = lab.props as never;
  if (state.at === 'open') return <state.Lab props={props} locale={locale} tellsModel={tellsModel} />;
  return (
    <KeptDrawing
      key={lab.label}
      drawn={onServer && <onServer.StillFigure {...lab} props={props} locale={locale} />}
      draw={() => drawLate(lab, locale)}
    />
  );
}
