import type { MethodologyAnswer } from '@ori/contracts/heritage';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PageWords } from '../app/route-rows.ts';
import { ChosenClaim } from '../features/heritage/ledger/chosen-claim.tsx';
import { ContestedList } from '../features/heritage/ledger/contested-list.tsx';
import { LabelVoices } from '../features/heritage/ledger/label-voices.tsx';
import { ledgerDataPath } from '../features/heritage/ledger/ledger-address.ts';
import { LedgerList } from '../features/heritage/ledger/ledger-list.tsx';
import { MethodEnd } from '../features/heritage/ledger/method-end.tsx';
import { MethodHero } from '../features/heritage/ledger/method-hero.tsx';
import { MethodRules } from '../features/heritage/ledger/method-rules.tsx';
import { useLedgerAddress } from '../features/heritage/ledger/use-ledger-address.ts';
import { usePageData } from '../lib/page-data.ts';
import { Divider } from '../ui/ornament/ornament.tsx';
import '../features/heritage/ledger/ledger.css';
import '../features/heritage/ledger/claim-cards.css';

export const dataPath = (_params: unknown, search: URLSearchParams): string => ledgerDataPath(search);

/** A claim shown by itself gives the page its name. */
export function describe(data: unknown, t: TFunction): PageWords {
  const { chosen } = data as MethodologyAnswer;
  return chosen
    ? { title: chosen.title, description: chosen.text }
    : { title: t('ledger:methodology.title'), description: t('ledger:methodology.description') };
}

function Method({ answer }: { readonly answer: MethodologyAnswer }) {
  const { t } = useTranslation('ledger');
  return (
    <>
      <section aria-labelledby="labels" className="page grid gap-6">
        <h2 id="labels" className="text-3xl">
          {t('methodology.labelsTitle')}
        </h2>
        <p className="max-w-prose text-mute">{t('methodology.labelsLead')}</p>
        <LabelVoices />
      </section>
      <Divider />
      <section aria-labelledby="rules" className="page grid gap-6">
        <h2 id="rules" className="text-3xl">
          {t('methodology.rulesTitle')}
        </h2>
        <MethodRules />
      </section>
      <Divider />
      <section aria-labelledby="contested" className="page grid gap-6">
        <h2 id="contested" className="text-3xl">
          {t('methodology.contestedTitle')}
        </h2>
        <p className="max-w-prose text-mute">{t('methodology.contestedLead')}</p>
        <ContestedList claims={answer.contested} />
      </section>
      <Divider />
    </>
  );
}

/** `/methodology`: how sure we say we are, by which rules, and every claim of the product with what it rests on. */
export function Page() {
  const answer = usePageData<MethodologyAnswer>();
  const { asked } = useLedgerAddress();
  return (
    <div className="methodology">
      <MethodHero answer={answer} />
      {asked.claim !== '' && <ChosenClaim claim={answer.chosen} />}
      <Method answer={answer} />
      <LedgerList ledger={answer.ledger} />
      <Divider />
      <MethodEnd reviews={answer.reviews} changes={answer.changes} />
    </div>
  );
}
