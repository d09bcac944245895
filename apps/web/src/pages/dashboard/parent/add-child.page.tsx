import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPinFields } from '../../../features/accounts/new-pin-fields.tsx';
import { PictureKey, PictureMark } from '../../../features/accounts/picture-key.tsx';
import { SacredIdField } from '../../../features/accounts/sacred-id-field.tsx';
import { NoPlaceLeft, PlanBeside } from '../../../features/billing/no-place-left.tsx';
import { AddChildForm } from '../../../features/families/add-child-form.tsx';
import { SignInCard, type NewSignIn } from '../../../features/families/sign-in-card.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** Adds a child, then shows how it signs in. */
export function Page() {
  const { t } = useTranslation('dashboard');
  const [made, setMade] = useState<NewSignIn | null>(null);
  const [isAnother, setAnother] = useState(false);
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
      {made ? (
        <SignInCard {...made} Picture={PictureMark} onAnother={another} aboutAnother={<NoPlaceLeft />} />
      ) : (
        <>
          <NoPlaceLeft className="mb-6" />
          <AddChildForm
            SacredId={SacredIdField}
            PinFields={NewPinFields}
            Pictures={PictureKey}
            onAdded={setMade}
            isAsked={isAnother}
            planBeside={<PlanBeside />}
          />
        </>
      )}
    </div>
  );
}
