import type { Role } from '@ori/contracts/roles';
import type { SheetFace } from '@ori/contracts/worksheets';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useChildren } from '../../features/families/families.queries.ts';
import { AnswerField } from '../../features/learning/answers/answer-field.tsx';
import { PracticeFigure } from '../../features/learning/figures/practice-figure.tsx';
import { GiveSheet } from '../../features/worksheets/shelf/give-sheet.tsx';
import { KeyDesk } from '../../features/worksheets/back/key-desk.tsx';
import { MarkDesk } from '../../features/worksheets/back/mark-desk.tsx';
import { type AnswerSlot, TypeDesk } from '../../features/worksheets/back/type-desk.tsx';
import type { FigureSlot } from '../../features/worksheets/sheet/sheet-question.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import '../../features/learning/practice/practice.css';
import '../../features/worksheets/worksheets.css';

interface DeskProps {
  readonly face: SheetFace;
  readonly code: string;
  readonly role: Role;
}

const nowhere = (): void => undefined;
const figure: FigureSlot = (drawn, label) => <PracticeFigure figure={drawn} label={label} />;
const answerField: AnswerSlot = (field) => <AnswerField {...field} disabled={false} inputRef={nowhere} />;

function ParentDesk({ face, code }: Omit<DeskProps, 'role'>) {
  const children = useChildren();
  const [search] = useSearchParams();
  return (
    <Loaded query={children} waiting={<Skeleton className="h-64 w-full" />}>
      {({ children: family }) => (
        <div className="grid grid-cols-1 gap-8">
          {face.questions.length > 0 && (
            <MarkDesk face={face} code={code} family={family} asked={search.get('child')} />
          )}
          <GiveSheet code={code} family={family} />
          <KeyDesk code={code} locale={face.spec.locale} isShort={face.questions.length > 0} />
        </div>
      )}
    </Loaded>
  );
}

function DeskOf({ face, code, role }: DeskProps) {
  const { t } = useTranslation('worksheets');
  if (role === 'parent') return <ParentDesk face={face} code={code} />;
  if (role !== 'student') return <KeyDesk code={code} locale={face.spec.locale} isShort={false} />;
  if (face.questions.length === 0) return <p className="text-lg">{t('back.drawn')}</p>;
  return <TypeDesk face={face} code={code} figure={figure} field={answerField} />;
}

/** What who is signed in can do with a sheet: mark it, type its answers, or see them. */
export function SheetDesk(desk: DeskProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <DeskOf {...desk} />
    </QueryClientProvider>
  );
}
