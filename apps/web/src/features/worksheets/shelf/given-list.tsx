import type { SheetOfChild } from '@ori/contracts/worksheets';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Loaded } from '../../../lib/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { KindMark } from '../kind-mark.tsx';
import { useGivenSheets } from '../worksheets.queries.ts';

const SHOWN = 8;

function GivenSheet({ sheet, childId }: { readonly sheet: SheetOfChild; readonly childId: string | null }) {
  const { t } = useTranslation('worksheets');
  const { code, kind, title, questions, answered, right } = sheet;
  const state = questions === 0 ? 'drawn' : answered === 0 ? 'out' : answered < questions ? 'partly' : 'back';
  return (
    <li className="given-sheet" data-state={state}>
      <KindMark kind={kind} size={32} />
      <div className="min-w-0">
        <Link to={childId === null ? `/w/${code}` : `/w/${code}?child=${childId}`}>{title}</Link>
        <p className="text-sm text-mute">{t(`given.${state}`, { right, answered, questions })}</p>
        {questions > 0 && (
          <span className="given-dots" aria-hidden="true">
            {Array.from({ length: Math.min(questions, 20) }, (_, at) => (
              <i
                key={at}
                data-dot={
                  at < Math.round((right * Math.min(questions, 20)) / questions)
                    ? 'right'
                    : at < Math.round((answered * Math.min(questions, 20)) / questions)
                      ? 'told'
                      : undefined
                }
              />
            ))}
          </span>
        )}
      </div>
    </li>
  );
}

interface GivenListProps {
  /** Whose sheets; null for the reader's own. */
  readonly childId: string | null;
  readonly empty: string;
}

/** The sheets of a learner: what is out, what came back, and how. */
export function GivenList({ childId, empty }: GivenListProps) {
  const given = useGivenSheets(childId);
  return (
    <Loaded query={given} waiting={<Skeleton className="h-40 w-full" />}>
      {({ sheets }) =>
        sheets.length === 0 ? (
          <p className="text-mute">{empty}</p>
        ) : (
          <ul className="given-list">
            {sheets.slice(0, SHOWN).map((sheet) => (
              <GivenSheet key={sheet.code} sheet={sheet} childId={childId} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
