import type { Receipt } from '@ori/contracts/billing';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { priceWords } from '../../lib/prices.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { dayOf } from './billing-dates.ts';
import { useReceipts } from './billing.queries.ts';
import '../../ui/styles/table.css';

const STATES = { paid: 'paid', refunded: 'refunded', failed: 'notPaid' } as const;

function Table({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const { t, i18n } = useTranslation('billing');
  return (
    <div className="table-frame">
      <table className="data-table receipts">
        <caption>{t('receipts.caption')}</caption>
        <thead>
          <tr>
            {(['day', 'what', 'amount'] as const).map((head) => (
              <th key={head} scope="col">
                {t(`receipts.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {receipts.map(({ id, number, at, plan, interval, cents, currency, status }) => (
            <tr key={id}>
              <td>{dayOf(at, i18n.language)}</td>
              <th scope="row">
                {t(`receipts.for.${interval}`, { plan: t(`pricing:plan.${plan}.name`) })}
                <small>{t('receipts.called', { number })}</small>
              </th>
              <td>
                {priceWords(cents, i18n.language, currency)} <small>{t(`receipts.${STATES[status]}`)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What was paid, for the family's own books: on the screen and on paper. */
export function ReceiptList() {
  const { t } = useTranslation('billing');
  const receipts = useReceipts();
  return (
    <section className="billing-part billing-receipts" aria-labelledby="receipts">
      <h2 id="receipts">{t('receipts.title')}</h2>
      <Loaded query={receipts} waiting={<Skeleton className="h-24 w-full" />}>
        {({ receipts: paid }) =>
          paid.length === 0 ? (
            <p className="text-mute">{t('receipts.none')}</p>
          ) : (
            <>
              <Table receipts={paid} />
              <p>
                <Button variant="secondary" onClick={() => window.print()}>
                  {t('receipts.print')}
                </Button>
              </p>
            </>
          )
        }
      </Loaded>
    </section>
  );
}
