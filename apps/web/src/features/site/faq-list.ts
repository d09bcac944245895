import { MONEY_BACK_DAYS, TRIAL_DAYS } from '@ori/contracts/billing-plans';
import { DAYS_TO_UNDO } from '@ori/contracts/limits';
import { TRANSCRIPT_DAYS } from '@ori/contracts/tutor-names';

/** A question; its words are `resources:faq.q.<id>.ask` and `.answer`, plain text. */
interface FaqEntry {
  readonly id: string;
  /** Where more of it stands. */
  readonly to?: string;
}
interface FaqGroup {
  /** Called `resources:faq.group.<id>`. */
  readonly id: string;
  readonly entries: readonly FaqEntry[];
}

/** The questions people ask, in the order of the page. */
export const FAQ = [
  {
    id: 'money',
    entries: [
      { id: 'cost', to: '/pricing' },
      { id: 'trial', to: '/pricing' },
      { id: 'stop', to: '/pricing' },
      { id: 'ads' },
    ],
  },
  {
    id: 'law',
    entries: [
      { id: 'school' },
      { id: 'law', to: '/homeschool' },
      { id: 'file', to: '/homeschool' },
      { id: 'college', to: '/verify' },
    ],
  },
  {
    id: 'heritage',
    entries: [
      { id: 'faith', to: '/methodology' },
      { id: 'heritage', to: '/features/kim-methodology' },
      { id: 'sources', to: '/methodology' },
    ],
  },
  { id: 'privacy', entries: [{ id: 'keep' }, { id: 'who-sees' }, { id: 'strangers', to: '/teachers' }] },
  { id: 'ai', entries: [{ id: 'ai', to: '/demo/ai-tutors' }, { id: 'homework' }, { id: 'talks' }] },
  {
    id: 'screens',
    entries: [{ id: 'screen' }, { id: 'offline' }, { id: 'device' }, { id: 'languages' }],
  },
  {
    id: 'child',
    entries: [{ id: 'needs' }, { id: 'young', to: '/grades/elementary' }, { id: 'start', to: '/curriculum' }],
  },
  { id: 'going', entries: [{ id: 'change' }, { id: 'mix' }, { id: 'summer' }, { id: 'leave' }] },
] as const satisfies readonly FaqGroup[];

/** The figures in the answers: to be given with every translation of them. */
export const FAQ_FIGURES = {
  trial: TRIAL_DAYS,
  back: MONEY_BACK_DAYS,
  undo: DAYS_TO_UNDO,
  talks: TRANSCRIPT_DAYS,
} as const;
