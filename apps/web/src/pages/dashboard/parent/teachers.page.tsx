import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChildChooser } from '../../../features/families/child-chooser.tsx';
import { useChildren } from '../../../features/families/families.queries.ts';
import { NoChildren } from '../../../features/families/no-children.tsx';
import { TeachersRoom } from '../../../features/messaging/teachers-room.tsx';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';

/** `/dashboard/parent/teachers`: whom a parent lets teach which child, what they see, and how it ends. */
export function Page() {
  const { t } = useTranslation('messages');
  const query = useChildren();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="page pb-16">
      <PageHeader title={t('teachers.title')} lead={t('teachers.lead')} />
      <Loaded query={query} waiting={<Skeleton className="h-96 w-full" />}>
        {({ children: family }) => {
          const one = family.filter(({ id }) => id === chosen);
          if (family.length === 0) return <NoChildren />;
          return (
            <div className="grid gap-8">
              <ChildChooser
                family={family.map(({ id, firstName }) => ({ childId: id, firstName }))}
                chosen={chosen}
                onChoose={setChosen}
              />
              <TeachersRoom family={family} shown={one.length === 0 ? family : one} />
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
