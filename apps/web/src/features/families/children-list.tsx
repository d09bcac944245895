import type { Child } from '@ori/contracts/families';
import { Lock, ShieldCheck, ShieldOff } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { zoneGoneBy } from '../../lib/local-day.ts';
import { useGradeName } from '../../lib/use-grade-name.ts';
import { DialogWithTrigger } from '../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../ui/aria/press-button.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Note } from '../../ui/note.tsx';
import { ConsentDecision, Removal, Unlock } from './child-decisions.tsx';
import { DetailsForm, NewSecretForm, type OwnSecret } from './child-forms.tsx';
import { useChildren } from './families.queries.ts';
import type { SecretParts } from './secret-fields.tsx';

type Parts = SecretParts & OwnSecret;
interface CardProps extends Parts {
  readonly child: Child;
}

function Facts({ child }: { readonly child: Child }) {
  const { t, i18n } = useTranslation('dashboard');
  const gradeName = useGradeName();
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: zoneGoneBy() });
  const { consent, gradeLevel } = child;
  return (
    <dl className="grid grid-cols-2 gap-4">
      <div>
        <dt className="text-sm text-mute">{t('card.sacredId')}</dt>
        <dd className="font-bold break-all">{child.sacredId}</dd>
      </div>
      <div>
        <dt className="text-sm text-mute">{t('grade.label')}</dt>
        <dd>{gradeLevel === null ? t('grade.none') : gradeName(gradeLevel)}</dd>
      </div>
      <div>
        <dt className="text-sm text-mute">{t('child.signsIn')}</dt>
        <dd>{t(child.pictureKey ? 'add.pictures' : 'add.pin')}</dd>
      </div>
      <div>
        <dt className="text-sm text-mute">{t('child.consent')}</dt>
        <dd>
          {consent && !consent.revokedAt
            ? t('child.givenOn', { date: date.format(new Date(consent.givenAt)) })
            : t('child.notGiven')}
        </dd>
      </div>
    </dl>
  );
}

function Changes({ child, ...parts }: CardProps) {
  const { t } = useTranslation('dashboard');
  const newPin = t(child.pictureKey ? 'child.newPictures' : 'child.newPin');
  return (
    <div className="flex flex-wrap gap-3">
      <DialogWithTrigger
        trigger={<PressButton variant="secondary">{t('child.edit')}</PressButton>}
        title={t('child.editOf', { name: child.firstName })}
        closeLabel={t('close')}
      >
        {(close) => <DetailsForm child={child} close={close} />}
      </DialogWithTrigger>
      <DialogWithTrigger
        trigger={<PressButton variant="secondary">{newPin}</PressButton>}
        title={`${newPin} · ${child.firstName}`}
        closeLabel={t('close')}
      >
        {(close) => <NewSecretForm {...parts} child={child} close={close} />}
      </DialogWithTrigger>
      <ConsentDecision child={child} />
      <Removal child={child} hasPin={parts.hasPin} />
    </div>
  );
}

function ChildCard({ child, ...parts }: CardProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <Card as="li" aria-labelledby={id} className="grid content-start gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-3xl">
          {child.firstName}
        </h2>
        <p className="flex flex-wrap gap-2">
          <Badge>{t(`age.${child.ageGroup}`)}</Badge>
          {child.isActive ? (
            <Badge tone="nile" icon={<ShieldCheck size={16} aria-hidden="true" />}>
              {t('child.active')}
            </Badge>
          ) : (
            <Badge tone="clay" icon={<ShieldOff size={16} aria-hidden="true" />}>
              {t('child.inactive')}
            </Badge>
          )}
          {child.locked && (
            <Badge tone="danger" icon={<Lock size={16} aria-hidden="true" />}>
              {t('child.locked')}
            </Badge>
          )}
        </p>
      </header>
      {child.locked && (
        <Note tone="clay">
          <p className="mb-3">{t('child.lockedText', { name: child.firstName })}</p>
          <Unlock child={child} />
        </Note>
      )}
      <Facts child={child} />
      <Changes child={child} {...parts} />
    </Card>
  );
}

/** A parent's children with everything a parent may change about them. */
export function ChildrenList(parts: Parts) {
  const { t } = useTranslation('dashboard');
  const children = useChildren();
  const add = <LinkButton to="/dashboard/parent/children/add">{t('family.add')}</LinkButton>;
  return (
    <Loaded query={children} waiting={<Skeleton className="h-80 w-full" />}>
      {(answer) =>
        answer.children.length === 0 ? (
          <EmptyState title={t('family.nobody')} text={t('family.nobodyText')} actions={add} />
        ) : (
          <ul className="grid gap-6 lg:grid-cols-2">
            {answer.children.map((child) => (
              <ChildCard key={child.id} child={child} {...parts} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
