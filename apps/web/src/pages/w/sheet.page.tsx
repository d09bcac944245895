import type { Locale } from '@ori/contracts/locale';
import type { SheetFace } from '@ori/contracts/worksheets';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../features/accounts/session.ts';
import { paperOf } from '../../features/worksheets/paper-of.ts';
import { SheetHead } from '../../features/worksheets/sheet/sheet-head.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import { loadWithRetry } from '../../lib/lazy-load.ts';
import { usePageData } from '../../lib/page-data.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { codeIn } from './code-in.ts';
import type { SheetBodyProps } from './sheet-body.tsx';

// The sheet is in the first document, so its style sheet must be, too.
import '../../features/worksheets/sheet/sheet.css';

const isWhole = import.meta.env.SSR || import.meta.env.MODE === 'test';
const loadBody = async (): Promise<ComponentType<SheetBodyProps>> =>
  (await import('./sheet-body.tsx')).SheetBody;
const Body = laterPart('sheet', loadBody, isWhole ? await loadBody() : null);

const loadMissing = async (): Promise<ComponentType> => (await import('./sheet-missing.tsx')).SheetMissing;
const Missing = laterPart('sheet-missing', loadMissing, isWhole ? await loadMissing() : null);

const Desk = lazy(() =>
  loadWithRetry(async () => ({ default: (await import('./sheet-desk.tsx')).SheetDesk })),
);

/** The sheet, asked of the API before the page is drawn. */
export const dataPath = ({ code }: Readonly<Record<string, string | undefined>>): string =>
  `/api/worksheets/sheets/${encodeURIComponent(codeIn(code ?? ''))}`;

/** A code that no sheet has was mostly misread from paper. */
export const missing = { title: 'worksheets:missing.title', Page: Missing };

/** The sheet's own title, for the head of the document. */
export function describe(
  data: unknown,
  t: TFunction,
): { readonly title: string; readonly description: string } {
  const { title } = data as SheetFace;
  return { title, description: t('worksheets:sheet.description', { title }) };
}

function Visitor({ code }: { readonly code: string }) {
  const { t } = useTranslation('worksheets');
  return (
    <aside className="sheet-visitor no-print">
      <p>{t('sheet.visitor')}</p>
      <LinkButton variant="secondary" to={`/login?from=${encodeURIComponent(`/w/${code}`)}`}>
        {t('sheet.signIn')}
      </LinkButton>
    </aside>
  );
}

/** `/w/:code`: where the code on a sheet leads. Anybody sees the sheet; who is signed in says what came back. */
export function Page() {
  const { i18n } = useTranslation('worksheets');
  const face = usePageData<SheetFace>();
  const { user } = useSession();
  const code = face.code ?? '';
  // Whoever types the answers has the questions before them already.
  const isTyped = user?.role === 'student' && face.questions.length > 0;
  return (
    <div className="page grid grid-cols-1 gap-10 pb-16">
      <div className="no-print">
        <SheetHead face={face} code={code} paper={paperOf(i18n.language as Locale)} />
        {user ? (
          <Suspense fallback={<Skeleton className="h-64 w-full" />}>
            <Desk key={user.id} face={face} code={code} role={user.role} />
          </Suspense>
        ) : (
          <Visitor code={code} />
        )}
      </div>
      {!isTyped && <Body face={face} />}
    </div>
  );
}
