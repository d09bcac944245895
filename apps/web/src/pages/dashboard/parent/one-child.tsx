import type { Child } from '@ori/contracts/families';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChildren } from '../../../features/families/families.queries.ts';
import { ChildTabs } from '../../../features/mind/child-tabs.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** A part of a page about one child, with the others a press away; a way to add one where there is none. */
export function OneChild({ children }: { readonly children: (child: Child) => ReactNode }) {
  const { t } = useTranslation('dashboard');
  const query = useChildren();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
      {({ children: family }) => {
        const child = family.find(({ id }) => id === chosen) ?? family[0];
        if (!child)
          return (
            <EmptyState
              title={t('family.nobody')}
              text={t('family.nobodyText')}
              actions={<LinkButton to="/dashboard/parent/children/add">{t('family.add')}</LinkButton>}
            />
          );
        return (
          <>
            <ChildTabs chosen={child.id} onChoose={setChosen}>
              {family}
            </ChildTabs>
            {children(child)}
          </>
        );
      }}
    </Loaded>
  );
}
