import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import type { ClaimsAnswer } from '@ori/contracts/heritage';
import { LEDGER_KINDS } from '@ori/contracts/ledger-kinds';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEvidenceWords } from '../evidence-words.ts';
import { isNarrowed } from './ledger-address.ts';
import { LedgerChoice } from './ledger-choice.tsx';
import { useLedgerAddress } from './use-ledger-address.ts';

const countIn = (counts: readonly { key: string; count: number }[], key: string): number =>
  counts.find((each) => each.key === key)?.count ?? 0;

function SearchField({ words }: { readonly words: string }) {
  const { t } = useTranslation('ledger');
  return (
    <div className="field">
      <label htmlFor="ledger-search" className="field-label">
        {t('ledger.filter.search')}
      </label>
      <p id="ledger-hint" className="field-hint">
        {t('ledger.filter.hint')}
      </p>
      <input
        id="ledger-search"
        className="input"
        type="search"
        name="search"
        defaultValue={words}
        maxLength={100}
        aria-describedby="ledger-hint"
      />
    </div>
  );
}

function Choices({ ledger }: { readonly ledger: ClaimsAnswer }) {
  const { t, i18n } = useTranslation('ledger');
  const wordsOf = useEvidenceWords('adult');
  const { asked } = useLedgerAddress();
  const everything = t('ledger.filter.all');
  const cultures = ledger.cultures.toSorted((a, b) => a.name.localeCompare(b.name, i18n.language));
  return (
    <>
      <LedgerChoice
        name="label"
        label={t('ledger.filter.label')}
        everything={everything}
        chosen={asked.label}
        options={EVIDENCE_LABELS.map((value) => ({
          value,
          name: wordsOf(value).name,
          count: countIn(ledger.labels, value),
        }))}
      />
      <LedgerChoice
        name="culture"
        label={t('ledger.filter.culture')}
        everything={everything}
        chosen={asked.culture}
        options={cultures.map(({ key, name, count }) => ({ value: key, name, count }))}
      />
      <LedgerChoice
        name="kind"
        label={t('ledger.filter.kind')}
        everything={everything}
        chosen={asked.kind}
        options={LEDGER_KINDS.map((value) => ({
          value,
          name: t(`ledger.kind.${value}`),
          count: countIn(ledger.kinds, value),
        }))}
      />
    </>
  );
}

/** Narrows the ledger by words, label, culture and origin: a plain form that works without any script. */
export function LedgerForm({ ledger }: { readonly ledger: ClaimsAnswer }) {
  const { t } = useTranslation('ledger');
  const { asked, lng, to } = useLedgerAddress();
  return (
    <form
      method="get"
      action="/methodology#ledger"
      role="search"
      className="ledger-form"
      key={JSON.stringify(asked)}
    >
      <SearchField words={asked.search} />
      <Choices ledger={ledger} />
      {lng !== null && <input type="hidden" name="lng" value={lng} />}
      <p className="ledger-form-end">
        <button type="submit" className="btn btn-primary">
          <Search size={18} aria-hidden="true" />
          {t('ledger.filter.go')}
        </button>
        {isNarrowed(asked) && <Link to={to({})}>{t('ledger.filter.clear')}</Link>}
      </p>
    </form>
  );
}
