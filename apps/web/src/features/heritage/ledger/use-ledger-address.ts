import { useSearchParams } from 'react-router';
import { askedIn, type LedgerAsked, ledgerAddress } from './ledger-address.ts';

interface LedgerPlace {
  readonly asked: LedgerAsked;
  /** The language the address names, or null. */
  readonly lng: string | null;
  /** The address of a part of the ledger. */
  readonly to: (asked: Partial<LedgerAsked>) => string;
}

/** What the page's address asks for, and how to ask for something else. */
export function useLedgerAddress(): LedgerPlace {
  const [params] = useSearchParams();
  const lng = params.get('lng');
  return { asked: askedIn(params), lng, to: (asked) => ledgerAddress(asked, lng) };
}
