import type { SubscriptionAnswer } from '@ori/contracts/billing';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { choosePlaces } from './billing.calls.ts';
import { usePlanChange } from './billing.queries.ts';

interface Props {
  readonly answer: SubscriptionAnswer;
}

/** More children than places: boxes to say who learns. */
function Choose({ answer: { children, allows } }: Props) {
  const { t } = useTranslation('billing');
  const [isOver, setOver] = useState(false);
  const places = allows.children ?? children.length;
  const save = usePlanChange<readonly string[]>(choosePlaces, () => t('places.saved'));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('place').map(String);
    setOver(chosen.length > places);
    if (chosen.length <= places && !save.isPending) save.mutate(chosen);
  };
  return (
    <form className="places-form" onSubmit={send}>
      <p>{t('places.choose')}</p>
      <fieldset>
        <legend className="sr-only">{t('places.legend')}</legend>
        {children.map(({ childId, name, hasPlace }) => (
          <Checkbox
            key={`${childId} ${hasPlace}`}
            name="place"
            value={childId}
            defaultChecked={hasPlace}
            label={
              <>
                <b>{name}</b>{' '}
                <Badge tone={hasPlace ? 'nile' : 'mute'}>{t(hasPlace ? 'places.has' : 'places.rests')}</Badge>
              </>
            }
          />
        ))}
      </fieldset>
      <div aria-live="assertive">
        {isOver && <Note tone="clay">{t('places.tooMany', { count: places })}</Note>}
      </div>
      <Button type="submit" busy={save.isPending}>
        {t('places.save')}
      </Button>
    </form>
  );
}

/** Who holds a place; where there are too few, the parent chooses. */
export function PlanPlaces({ answer }: Props) {
  const { t } = useTranslation('billing');
  const { children, allows } = answer;
  const hasResting = children.some(({ hasPlace }) => !hasPlace);
  const used = children.filter(({ hasPlace }) => hasPlace).length;
  const hasRoom = allows.children === null || used < allows.children;
  return (
    <section className="billing-part" aria-labelledby="places">
      <h2 id="places">{t('places.title')}</h2>
      <p className="text-mute">
        {allows.children === null
          ? t('places.unlimited')
          : t('places.used', { used, count: allows.children })}
      </p>
      {hasResting ? (
        <Choose answer={answer} />
      ) : (
        <ul className="places">
          {children.map(({ childId, name }) => (
            <li key={childId}>
              <b>{name}</b> <Badge tone="nile">{t('places.has')}</Badge>
            </li>
          ))}
        </ul>
      )}
      {hasRoom && (
        <p>
          <LinkButton to="/dashboard/parent/children/add" variant="secondary">
            {t('places.add')}
          </LinkButton>
        </p>
      )}
    </section>
  );
}
