import type { HelpOffer } from '@ori/core/tutor/help/help-watch';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { useFreePlace } from './use-free-place.ts';

interface OfferNoteProps {
  readonly offer: HelpOffer;
  readonly onTake: () => void;
  readonly onWaive: () => void;
}

/** Ori asks by itself, once in a while; a no is a no for five minutes. */
export function OfferNote({ offer, onTake, onWaive }: OfferNoteProps) {
  const { t } = useTranslation('tutor');
  const note = useFreePlace<HTMLElement>();
  return (
    <section ref={note} className="tutor-offer no-print" aria-label={t('name')}>
      <OriEmblem mood="concerned" size={44} />
      <p role="status">{t(`offer.${offer}`)}</p>
      <div className="tutor-offer-choice">
        <Button onClick={onTake}>{t('offer.yes')}</Button>
        <Button variant="quiet" onClick={onWaive}>
          {t('offer.no')}
        </Button>
      </div>
    </section>
  );
}
