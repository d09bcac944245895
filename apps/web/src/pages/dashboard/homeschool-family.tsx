import { useSearchParams } from 'react-router';
import { FamilyOrOne } from '../../features/families/family-or-one.tsx';
import { ChildRecord } from '../../features/records/child-record.tsx';
import type { RecordChild } from '../../features/records/record-room.ts';
import { RecordsSideBySide } from '../../features/records/records-side-by-side.tsx';
import { LawOfYear } from './homeschool-law.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** All records side by side, or one of them; the address remembers which, which year, and the day to write about. */
export function RecordsOfFamily({ family }: { readonly family: readonly RecordChild[] }) {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day');
  return (
    <FamilyOrOne family={family}>
      {({ child, choose }) =>
        child ? (
          <ChildRecord
            key={child.id}
            child={child}
            yearId={search.get('year')}
            day={day !== null && DAY.test(day) ? day : null}
            onYear={(year) => setSearch({ child: child.id, year }, { preventScrollReset: true })}
            Law={LawOfYear}
          />
        ) : (
          <RecordsSideBySide family={family} onChoose={choose} />
        )
      }
    </FamilyOrOne>
  );
}
