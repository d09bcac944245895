import type { Interactive } from '@ori/contracts/content';
import type { InteractiveName } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptDrawing } from './kept-drawing.tsx';
import type { LabState } from './use-lab.ts';

const loadStill = () => import('@ori/labs/still-figure');
/** On the server it must be there at once; the browser fetches it only where nothing was drawn. */
const onServer = import.meta.env.SSR ? await loadStill() : null;

/** What a figure is drawn from; the props were checked against the name when the lesson was read. */
function stillOf({ component, props, description }: Interactive) {
  return { name: component as InteractiveName, props: props as never, label: description };
}

async function drawLate(interactive: Interactive): Promise<ReactNode> {
  const { StillFigure: Still } = await loadStill();
  return <Still {...stillOf(interactive)} />;
}

interface InteractiveFigureProps {
  readonly interactive: Interactive;
  readonly state: LabState;
}

/** The figure of an interactive: still until its lab is open. */
export function InteractiveFigure({ interactive, state }: InteractiveFigureProps) {
  const { i18n } = useTranslation();
  const still = stillOf(interactive);
  if (state.at === 'open') return <state.Lab props={still.props} locale={i18n.language as Locale} />;
  return (
    <KeptDrawing
      key={still.label}
      drawn={onServer && <onServer.StillFigure {...still} />}
      draw={() => drawLate(interactive)}
    />
  );
}
