import type { TutorMood } from '@ori/contracts/tutor-names';

export type Display = 'hidden' | 'bubble' | 'expanded' | 'fullscreen';
/** What an open panel shows. */
export type PanelView = 'chat' | 'actions' | 'tutors';

/** What the floating tutor shows (spec §4, floating widget). */
export interface WidgetState {
  readonly display: Display;
  readonly view: PanelView;
  readonly mood: TutorMood;
  /** A line the tutor says by itself in the panel: a key of the words, or null. */
  readonly prompt: WidgetPrompt | null;
  /** The panel was opened and not closed since: what was said in it stays. */
  readonly isKept: boolean;
}
export type WidgetPrompt = 'homework' | 'ask' | 'idle' | 'trouble';

type StepEvent = { readonly kind: 'press' | 'collapse' | 'close' | 'enlarge' | 'escape' | 'leave' };
export type WidgetEvent =
  | StepEvent
  | { readonly kind: 'show'; readonly view: PanelView }
  | { readonly kind: 'mood'; readonly mood: TutorMood }
  | { readonly kind: 'ask'; readonly prompt: WidgetPrompt };

export const HIDDEN: WidgetState = {
  display: 'hidden',
  view: 'chat',
  mood: 'greeting',
  prompt: null,
  isKept: false,
};

type Step = StepEvent['kind'];

/** Where each step leads from each display; where nothing stands, nothing happens. */
const STEPS: Readonly<Record<Display, Partial<Record<Step, Display>>>> = {
  hidden: { press: 'bubble' },
  bubble: { press: 'expanded' },
  expanded: { collapse: 'bubble', close: 'hidden', enlarge: 'fullscreen', escape: 'bubble', leave: 'bubble' },
  fullscreen: { close: 'expanded', escape: 'expanded', leave: 'bubble' },
};

function stepped(state: WidgetState, step: Step): WidgetState {
  const display = STEPS[state.display][step];
  if (!display) return state;
  const isPut = display === 'bubble' || display === 'hidden';
  const isKept = !isPut || (state.isKept && display === 'bubble');
  return { ...state, display, view: isPut ? 'chat' : state.view, isKept };
}

const isStep = (event: WidgetEvent): event is StepEvent =>
  event.kind !== 'show' && event.kind !== 'mood' && event.kind !== 'ask';

/** The next state. Taking up an offer or a quick action opens the panel with the tutor's line in it. */
export function widgetAfter(state: WidgetState, event: WidgetEvent): WidgetState {
  if (isStep(event)) return stepped(state, event.kind);
  switch (event.kind) {
    case 'show':
      return { ...state, view: event.view };
    case 'mood':
      return { ...state, mood: event.mood };
    case 'ask': {
      const display = state.display === 'fullscreen' ? 'fullscreen' : 'expanded';
      return { display, view: 'chat', mood: 'helping', prompt: event.prompt, isKept: true };
    }
  }
}
