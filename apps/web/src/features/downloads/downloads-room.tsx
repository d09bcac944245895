import type { DownloadsAnswer } from '@ori/contracts/downloads';
import type { Locale } from '@ori/contracts/locale';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useDownloads } from './downloads.queries.ts';
import { PaperList } from './paper-list.tsx';
import { firstChoice } from './print-choice.ts';
import { PrintFields } from './print-fields.tsx';
import './downloads.css';

function Papers({ answer: { year, downloads } }: { readonly answer: DownloadsAnswer }) {
  const { i18n } = useTranslation();
  const [choice, choose] = useState(() => firstChoice(i18n.language as Locale, year));
  return (
    <div className="take">
      <PrintFields choice={choice} year={year} onChoose={choose} />
      <PaperList kind="planner" papers={downloads} choice={choice} />
      <PaperList kind="poster" papers={downloads} choice={choice} />
    </div>
  );
}

/** All papers to take along, with one choice of how they are printed. */
export function DownloadsRoom() {
  return (
    <Loaded query={useDownloads()} waiting={<Skeleton className="h-96 w-full" />}>
      {(answer) => <Papers answer={answer} />}
    </Loaded>
  );
}
