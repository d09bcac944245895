import type { PrincipleId } from '@ori/contracts/geometry-names';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LabFigure } from '../../lib/labs/lab-figure.tsx';
import { StartKey } from '../../lib/labs/start-key.tsx';
import { type LabState, useLab } from '../../lib/labs/use-lab.ts';

const STILL: LabState = { at: 'still' };

/** A principle's drawing alone, small, for the index. */
export function SmallFigure({ id }: { readonly id: PrincipleId }) {
  return <LabFigure lab={{ name: 'constructor', props: { start: id }, label: '' }} state={STILL} />;
}

/** The meter's scale, small, for the index. */
export function SmallMeter() {
  return <LabFigure lab={{ name: 'golden-meter', props: { start: 'own' }, label: '' }} state={STILL} />;
}

interface PlateFigureProps {
  readonly start: PrincipleId | 'pentagon';
  /** The key that opens it. */
  readonly openWords: string;
  readonly label: string;
  /** What is modelled, and how far from nature. */
  readonly model: string;
}

/** A principle's drawing, and the desk it becomes when it is opened. */
export function PlateFigure({ start, openWords, label, model }: PlateFigureProps) {
  const { t } = useTranslation('labs');
  const { state, open } = useLab('constructor');
  const floor = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.at === 'open') floor.current?.focus();
  }, [state.at]);
  return (
    <div className="geo-floor" data-at={state.at} ref={floor} tabIndex={-1}>
      <LabFigure lab={{ name: 'constructor', props: { start }, label }} state={state} />
      {state.at !== 'open' && (
        <StartKey at={state.at} open={() => void open()}>
          {openWords}
        </StartKey>
      )}
      <details className="lab-stage-model">
        <summary>{t('stage.model')}</summary>
        <p>{model}</p>
      </details>
      <p role="status" className={state.at === 'failed' ? undefined : 'sr-only'}>
        {state.at === 'failed' ? t('stage.failed') : ''}
      </p>
    </div>
  );
}
