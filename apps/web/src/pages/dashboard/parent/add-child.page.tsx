import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressState } from '../../../features/accounts/address-state.tsx';
import { NewPinFields } from '../../../features/accounts/new-pin-fields.tsx';
import { PictureKey, PictureMark } from '../../../features/accounts/picture-key.tsx';
import { SacredIdField } from '../../../features/accounts/sacred-id-field.tsx';
import { useSession } from '../../../features/accounts/session.ts';
import { NoPlaceLeft, PlanBeside } from '../../../features/billing/no-place-left.tsx';
import { AddChildForm } from '../../../features/families/add-child-form.tsx';
import { keptDraft, type KeptDraft } from '../../../features/families/kept-draft.ts';
import { SignInCard, type NewSignIn } from '../../../features/families/sign-in-card.tsx';
import { WaitingDraft } from '../../../features/families/waiting-draft.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

interface Waiting {
  readonly kept: KeptDraft;
  readonly pin: string | null;
}

/** A draft of an earlier visit. */
function waitingHere(): Waiting | null {
  const kept = keptDraft();
  return kept && { kept, pin: null };
}

/** Adds a child, or waits for the parent's address to be confirmed; then shows how the child signs in. */
export function Page() {
  const { t } = useTranslation('dashboard');
  const { user } = useSession();
  const [made, setMade] = useState<NewSignIn | null>(null);
  const [isAnother, setAnother] = useState(false);
  const [waiting, setWaiting] = useState(waitingHere);
  const add = (signIn: NewSignIn) => {
    setWaiting(null);
    setMade(signIn);
  };
  const another = () => {
    setMade(null);
    setAnother(true);
  };
  const trail = [
    { label: t('family.short'), to: '/dashboard/parent' },
    { label: t('children.title'), to: '/dashboard/parent/children' },
    { label: t('add.title') },
  ];
  return (
    <div className="page pb-16">
      <PageHeader
        trail={<Breadcrumbs label={t('trail')} items={trail} />}
        title={made ? t('add.done', { name: made.child.firstName }) : t('add.title')}
        lead={t(made ? 'add.doneLead' : 'add.lead')}
      />
      {made && (
        <SignInCard {...made} Picture={PictureMark} onAnother={another} aboutAnother={<NoPlaceLeft />} />
      )}
      {!made && waiting && (
        <WaitingDraft
          {...waiting}
          address={user && <AddressState user={user} withWay />}
          onAdded={add}
          onAgain={() => setWaiting(null)}
        />
      )}
      {!made && !waiting && (
        <>
          <NoPlaceLeft className="mb-6" />
          <AddChildForm
            SacredId={SacredIdField}
            PinFields={NewPinFields}
            Pictures={PictureKey}
            onAdded={add}
            onWaiting={(kept, pin) => setWaiting({ kept, pin })}
            isAsked={isAnother}
            planBeside={<PlanBeside />}
          />
        </>
      )}
    </div>
  );
}
