import type { Locale } from '@ori/contracts/locale';
import type { TutorMood } from '@ori/contracts/tutor-names';
import { pageGreeting } from '@ori/core/tutor/compose/greetings';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';

const SPEECH_MS = 12_000;

/** What Ori says on this page, for as long as it takes to read it. */
function Speech({ text }: { readonly text: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), SPEECH_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : (
    <p className="tutor-speech" role="status">
      {text}
    </p>
  );
}

interface BubbleProps {
  readonly path: string;
  readonly mood: TutorMood;
  /** A line of its own is asked elsewhere: the greeting keeps quiet. */
  readonly isQuiet: boolean;
  readonly busy?: boolean;
  readonly onPress?: () => void;
}

/** Ori as a medal at the edge of the page, with its greeting for this page (spec §4). */
export function Bubble({ path, mood, isQuiet, busy = false, onPress }: BubbleProps) {
  const { t, i18n } = useTranslation('tutor');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="tutor-bubble tutor-float no-print">
      {!isQuiet && <Speech key={path} text={pageGreeting(path, i18n.language as Locale)} />}
      <button
        ref={button}
        type="button"
        className="tutor-medal"
        aria-label={t('open')}
        aria-busy={busy}
        onClick={onPress}
      >
        <OriEmblem mood={busy ? 'thinking' : mood} size={60} />
      </button>
    </div>
  );
}
