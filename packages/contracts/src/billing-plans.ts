/** The plans sold (design §6): the pricing page, the chat, the checkout and what a plan allows read this one table. */

export const PLAN_IDS = ['free', 'family', 'coop', 'teacher', 'founders'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export type PaidPlanId = Exclude<PlanId, 'free'>;

export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

export const CURRENCY = 'usd';
/** A plan begins with so many days that cost nothing. */
export const TRIAL_DAYS = 7;
/** So many days after the first payment it is given back to whoever asks. */
export const MONEY_BACK_DAYS = 30;
/** So many days before a trial ends a letter says so. */
export const REMINDER_DAYS = 2;

/** So many days a plan whose payment failed keeps everything it allows. */
export const PAST_DUE_DAYS = 14;
/** Whoever paid comes back here with `?session=<sessionId>`; whoever turned round, with `?plan=…&interval=…&back=1`. */
export const CHECKOUT_PATH = '/checkout';

export interface Plan {
  readonly id: PlanId;
  /** US cents for each interval it is sold by. */
  readonly cents: Readonly<Partial<Record<Interval, number>>>;
  /** Children who may learn at the same time; null: as many as there are. */
  readonly children: number | null;
  readonly hasClassroomTools: boolean;
  /** Who may buy it. */
  readonly soldTo: readonly ('parent' | 'teacher')[];
}

export const PLANS: Readonly<Record<PlanId, Plan>> = {
  free: { id: 'free', cents: { month: 0 }, children: 1, hasClassroomTools: false, soldTo: [] },
  family: {
    id: 'family',
    cents: { month: 2_900 },
    children: 5,
    hasClassroomTools: false,
    soldTo: ['parent'],
  },
  coop: { id: 'coop', cents: { month: 9_900 }, children: null, hasClassroomTools: false, soldTo: ['parent'] },
  teacher: {
    id: 'teacher',
    cents: { month: 4_900 },
    children: 1,
    hasClassroomTools: true,
    soldTo: ['teacher'],
  },
  founders: {
    id: 'founders',
    cents: { month: 4_999, year: 49_900 },
    children: null,
    hasClassroomTools: false,
    soldTo: ['parent'],
  },
};
