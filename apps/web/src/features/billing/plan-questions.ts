import { MONEY_BACK_DAYS, PAST_DUE_DAYS, TRIAL_DAYS } from '@ori/contracts/billing-plans';
import type { TFunction } from 'i18next';

const QUESTIONS = ['card', 'tax', 'change', 'fail', 'cardData', 'refund', 'children', 'school'] as const;

/** What people ask about plans, with the answers: the page shows them, and search engines are told them. */
export function planQuestions(t: TFunction): { readonly question: string; readonly answer: string }[] {
  const days = { trial: TRIAL_DAYS, back: MONEY_BACK_DAYS, grace: PAST_DUE_DAYS };
  return QUESTIONS.map((each) => ({
    question: t(`pricing:questions.${each}.q`),
    answer: t(`pricing:questions.${each}.a`, days),
  }));
}
