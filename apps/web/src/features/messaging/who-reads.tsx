import type { ThreadSummary } from '@ori/contracts/messaging';
import type { ThreadKind } from '@ori/contracts/messaging-names';
import { useTranslation } from 'react-i18next';
import { Emblem } from '../../ui/ornament/emblem.tsx';
import { KIND_EMBLEMS, ownPart } from './thread-place.ts';

const KINDS: readonly ThreadKind[] = ['home', 'class', 'grown-ups'];

/** Stands where no thread is open: what kinds there are, and who reads which. */
export function WhoReads({ threads }: { readonly threads: readonly ThreadSummary[] }) {
  const { t } = useTranslation('messages');
  const isChild = threads.every((thread) => ownPart(thread) === 'child');
  const isOfParent = threads.some((thread) => ownPart(thread) === 'guardian');
  const shown = KINDS.filter((kind) => isOfParent || threads.some((thread) => thread.kind === kind));
  return (
    <section className="who-reads" aria-labelledby="who-reads">
      <h2 id="who-reads" className="text-2xl">
        {t('reads.title')}
      </h2>
      <ul>
        {shown.map((kind) => (
          <li key={kind} data-kind={kind}>
            <Emblem shape={KIND_EMBLEMS[kind]} size={44} />
            <p>{isChild ? t(`reads.child.${kind}`) : t(`reads.${kind}`)}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-mute">{isChild ? t('reads.childFoot') : t('reads.foot')}</p>
    </section>
  );
}
