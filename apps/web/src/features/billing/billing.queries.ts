import type { SubscriptionAnswer } from '@ori/contracts/billing';
import type { Result } from '@ori/contracts/result';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../lib/answered.ts';
import type { Failure } from '../../lib/failure.ts';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { askPlan, askReceipts, takeCard } from './billing.calls.ts';

const BILLING = ['billing'] as const;
const PLAN = [...BILLING, 'plan'] as const;
const RECEIPTS = [...BILLING, 'receipts'] as const;

/** The plan in force, what it allows, and who holds a place. */
export function usePlan() {
  return useQuery({
    queryKey: PLAN,
    queryFn: () => answered(askPlan()),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** What was paid, the latest first. */
export function useReceipts() {
  return useQuery({
    queryKey: RECEIPTS,
    queryFn: () => answered(askReceipts()),
    refetchOnMount: 'always',
    retry: 1,
  });
}

/** Takes another card; when an open payment was made with it, that is said. */
export function useCardTaken() {
  const client = useQueryClient();
  const toasts = useToasts();
  const { t } = useTranslation('billing');
  return useMutation({
    mutationFn: (ref: string) => answered(takeCard(ref)),
    onSuccess: (answer) => {
      client.setQueryData(PLAN, answer);
      void client.invalidateQueries({ queryKey: RECEIPTS });
      if (answer.subscription?.status === 'past-due') return;
      toasts.show({ type: 'success', title: t('card.done') });
    },
  });
}

/** A change of the plan at a press: what stands afterwards takes the old one's place, and it is said. */
export function usePlanChange<Input>(
  call: (input: Input) => Promise<Result<SubscriptionAnswer, Failure>>,
  done: (answer: SubscriptionAnswer) => string,
) {
  const client = useQueryClient();
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  return useMutation({
    mutationFn: (input: Input) => answered(call(input)),
    onSuccess: (answer) => {
      client.setQueryData(PLAN, answer);
      void client.invalidateQueries({ queryKey: RECEIPTS });
      toasts.show({ type: 'success', title: done(answer) });
    },
    onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
  });
}
