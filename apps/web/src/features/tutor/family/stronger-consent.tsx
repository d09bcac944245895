import type { ConsentMethodsAnswer } from '@ori/contracts/families';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answered } from '../../../lib/answered.ts';
import { useFailureWords } from '../../../lib/failure-words.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { rest } from '../../../lib/rest.ts';
import { useToasts } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { limitsKey } from './family-tutor.queries.ts';

interface Props {
  readonly childId: string;
  readonly firstName: string;
  readonly vendor: string;
}

function useMethods() {
  return useQuery({
    queryKey: ['family', 'consent-methods'],
    queryFn: ({ signal }) =>
      answered(rest<ConsentMethodsAnswer>('GET', '/api/families/consent-methods', undefined, { signal })),
    retry: 1,
  });
}

/** Counts a payment the parent made; without one, leads to where one is made. */
function ByCard({ childId, firstName, isShown }: Omit<Props, 'vendor'> & { readonly isShown: boolean }) {
  const { t } = useTranslation('dashboard');
  const client = useQueryClient();
  const toasts = useToasts();
  const wordsOf = useFailureWords();
  const show = useMutation({
    mutationFn: () =>
      answered(
        rest('PUT', `/api/families/children/${childId}/consent-method`, { method: 'card-transaction' }),
      ),
    onSuccess: () => {
      toasts.show({ type: 'success', title: t('ori.stronger.done', { name: firstName }) });
      void client.invalidateQueries({ queryKey: limitsKey(childId) });
    },
    onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
  });
  if (!isShown)
    return (
      <>
        <p>{t('ori.stronger.payFirst')}</p>
        <LinkButton to="/dashboard/parent/billing" variant="secondary">
          {t('ori.stronger.toPlans')}
        </LinkButton>
      </>
    );
  return (
    <>
      <p>{t('ori.stronger.paid')}</p>
      <Button variant="secondary" busy={show.isPending} onClick={() => show.mutate()}>
        {t('ori.stronger.useCard', { name: firstName })}
      </Button>
    </>
  );
}

/** Why a model is not to be had for this child yet, and how a parent's consent is shown by more than e-mail. */
export function StrongerConsent({ vendor, ...child }: Props) {
  const { t } = useTranslation('dashboard');
  const methods = useMethods();
  return (
    <section className="grid justify-items-start gap-3" aria-label={t('ori.stronger.title')}>
      <Note tone="lapis">
        <p>
          <strong>{t('ori.stronger.title')}</strong>
        </p>
        <p>{t('ori.stronger.why', { vendor, name: child.firstName })}</p>
      </Note>
      <Loaded query={methods} waiting={<Skeleton className="h-12 w-full" />}>
        {({ methods: offered }) => {
          const card = offered.find(({ method }) => method === 'card-transaction');
          return card === undefined ? (
            <p>{t('ori.stronger.none')}</p>
          ) : (
            <ByCard {...child} isShown={card.isShown} />
          );
        }}
      </Loaded>
    </section>
  );
}
