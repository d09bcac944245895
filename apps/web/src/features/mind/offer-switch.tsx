import type { PracticeChoice } from '@ori/contracts/practices';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../lib/failure-words.ts';
import { useToasts } from '../../lib/toasts.ts';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { useDecide } from './mind.queries.ts';

interface OfferSwitchProps {
  readonly child: { readonly id: string; readonly firstName: string };
  readonly choice: PracticeChoice;
}

/** Off until a parent says otherwise; when it was last decided stands beside it. */
export function OfferSwitch({ child, choice }: OfferSwitchProps) {
  const { t, i18n } = useTranslation('dashboard');
  const wordsOf = useFailureWords();
  const toasts = useToasts();
  const decide = useDecide(child.id);
  const { mindfulness, decidedAt } = choice;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  const change = (isOn: boolean) =>
    decide.mutate(isOn, {
      onSuccess: () => toasts.show({ type: 'success', title: t('practices.offer.saved') }),
      onError: (error) => toasts.show({ type: 'error', title: wordsOf(error) }),
    });
  return (
    <Card as="section" aria-label={t('practices.offer.title')} className="grid gap-3">
      <Checkbox
        label={<b>{t('practices.offer.label', { name: child.firstName })}</b>}
        hint={t('practices.offer.hint')}
        checked={decide.isPending ? decide.variables : mindfulness}
        disabled={decide.isPending}
        onChange={({ target }) => change(target.checked)}
      />
      <p className="text-sm text-mute">
        {decidedAt === null
          ? t('practices.offer.never')
          : t(mindfulness ? 'practices.offer.onSince' : 'practices.offer.offSince', {
              date: date.format(new Date(decidedAt)),
            })}
      </p>
    </Card>
  );
}
