import type { PutInOrderProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import type { CSSProperties } from 'react';
import { say } from '../frame/words.ts';
import type { Grip } from './use-drag.ts';
import { WORDS } from './words.ts';

const UP = 'M5 13L11 7L17 13';
const DOWN = 'M5 9L11 15L17 9';

interface MoveKeyProps {
  readonly path: string;
  readonly name: string;
  /** Null where the card is at the end already. */
  readonly move: (() => void) | null;
}

function MoveKey({ path, name, move }: MoveKeyProps) {
  return (
    <button
      type="button"
      className="order-key"
      aria-label={name}
      disabled={move === null}
      onClick={() => move?.()}
    >
      <svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </button>
  );
}

interface OrderCardProps {
  readonly card: PutInOrderProps['cards'][number];
  /** Its place in the row, from 0; while one is held, the place it would have. */
  readonly index: number;
  /** Whether it was found to lie right and says why. */
  readonly isTold: boolean;
  readonly isHeld: boolean;
  /** How far it stands from its place, in pixels. */
  readonly shiftPx: number;
  readonly grip: Grip;
  /** Moves it by one place; null at the ends. */
  readonly up: (() => void) | null;
  readonly down: (() => void) | null;
  readonly locale: Locale;
}

/** A bead on the cord with its words: dragged by the bead, or moved by the two keys. */
export function OrderCard(props: OrderCardProps) {
  const { card, index, isTold, isHeld, shiftPx, grip, locale } = props;
  const style: CSSProperties & { readonly '--place': number } = {
    '--place': index,
    transform: shiftPx === 0 ? undefined : `translateY(${shiftPx}px)`,
  };
  return (
    <li data-right={isTold || undefined} data-held={isHeld || undefined} style={style}>
      <span className="order-bead" aria-hidden="true" {...grip}>
        <b>{isTold ? '✓' : index + 1}</b>
      </span>
      <span className="order-words">
        {card.words}
        {isTold && <small>{card.why}</small>}
      </span>
      <span className="order-keys">
        <MoveKey path={UP} name={say(WORDS.up, locale, card)} move={props.up} />
        <MoveKey path={DOWN} name={say(WORDS.down, locale, card)} move={props.down} />
      </span>
    </li>
  );
}
