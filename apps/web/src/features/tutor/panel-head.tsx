import type { Locale } from '@ori/contracts/locale';
import type { TutorPersonalityId } from '@ori/contracts/tutor-names';
import { personalityOf } from '@ori/core/tutor/personalities';
import { colon } from '@ori/core/words/colon';
import { ChevronDown, LayoutGrid, Maximize2, MessageCircle, Minimize2, Minus, X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { Ornament } from '../../ui/ornament/ornament.tsx';
import type { WidgetEvent, WidgetState } from './widget-state.ts';

interface PanelHeadProps {
  readonly state: WidgetState;
  readonly dispatch: (event: WidgetEvent) => void;
  readonly personality: TutorPersonalityId;
  readonly titleId: string;
  readonly title: RefObject<HTMLHeadingElement | null>;
}

function Tools({ state, dispatch }: Pick<PanelHeadProps, 'state' | 'dispatch'>) {
  const { t } = useTranslation('tutor');
  const isListed = state.view === 'actions';
  const isFull = state.display === 'fullscreen';
  const Toggle = isListed ? MessageCircle : LayoutGrid;
  const Size = isFull ? Minimize2 : Maximize2;
  return (
    <div className="tutor-tools">
      <IconButton
        label={isListed ? t('tools.chat') : t('tools.actions')}
        icon={<Toggle size={20} aria-hidden="true" />}
        onClick={() => dispatch({ kind: 'show', view: isListed ? 'chat' : 'actions' })}
      />
      <IconButton
        className="tutor-enlarge"
        label={isFull ? t('tools.shrink') : t('tools.enlarge')}
        icon={<Size size={18} aria-hidden="true" />}
        onClick={() => dispatch({ kind: isFull ? 'close' : 'enlarge' })}
      />
      {!isFull && (
        <>
          <IconButton
            label={t('tools.minimise')}
            icon={<Minus size={20} aria-hidden="true" />}
            onClick={() => dispatch({ kind: 'collapse' })}
          />
          <IconButton
            label={t('tools.close')}
            icon={<X size={20} aria-hidden="true" />}
            onClick={() => dispatch({ kind: 'close' })}
          />
        </>
      )}
    </div>
  );
}

/** Who speaks, in which style, and what can be done with the panel. */
export function PanelHead({ state, dispatch, personality, titleId, title }: PanelHeadProps) {
  const { t, i18n } = useTranslation('tutor');
  const style = personalityOf(personality, i18n.language as Locale).name;
  return (
    <div className="tutor-head">
      <Ornament name="star" className="tutor-rosette" turning weight={0.8} />
      <OriEmblem mood={state.mood} size={58} />
      <div className="tutor-who">
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('name')}
        </h2>
        <button
          type="button"
          className="tutor-style-open"
          aria-label={`${t('choice.title')}${colon(i18n.language)}${style}`}
          onClick={() => dispatch({ kind: 'show', view: 'tutors' })}
        >
          {style}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      </div>
      <Tools state={state} dispatch={dispatch} />
    </div>
  );
}
