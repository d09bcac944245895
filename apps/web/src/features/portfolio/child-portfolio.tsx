import type { Portfolio } from '@ori/contracts/portfolio';
import { PORTFOLIO_DOCUMENTS } from '@ori/contracts/portfolio-names';
import { Printer } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { Loaded } from '../../lib/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AddPart } from './add-part.tsx';
import { AssessmentsList } from './assessments-list.tsx';
import { BooksRead } from './books-read.tsx';
import { printAddress, usePortfolio } from './portfolio.queries.ts';
import { SampleForm } from './sample-form.tsx';
import { SamplesByThird } from './samples-by-third.tsx';
import './portfolio.css';

/** Whose portfolio is shown. */
export interface PortfolioChild {
  readonly id: string;
  readonly firstName: string;
}

interface PartProps {
  readonly name: 'samples' | 'books' | 'assessments';
  readonly children: ReactNode;
}

function Part({ name, children }: PartProps) {
  const { t } = useTranslation('family');
  const id = useId();
  return (
    <section aria-labelledby={id} className="portfolio-part" data-part={name}>
      <h2 id={id}>{t(`portfolio.part.${name}`)}</h2>
      {children}
    </section>
  );
}

function Head({ portfolio: { childId, from, to } }: { readonly portfolio: Portfolio }) {
  const { t, i18n } = useTranslation('family');
  const [first, last] = [from, to].map((day) => dayWithYear(day, i18n.language));
  return (
    <div className="portfolio-head">
      <p className="text-mute">{t('portfolio.days', { first, last })}</p>
      <ul className="no-print">
        {PORTFOLIO_DOCUMENTS.map((document) => (
          <li key={document}>
            <a href={printAddress(childId, document)} target="_blank" rel="noreferrer">
              <Printer size={18} aria-hidden="true" /> {t(`portfolio.print.${document}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One child's portfolio of this school year: samples, books, tests and evaluations, each to be added to here. */
export function ChildPortfolio({ child }: { readonly child: PortfolioChild }) {
  const { t } = useTranslation('family');
  const query = usePortfolio(child.id);
  return (
    <Loaded query={query} waiting={<Skeleton className="h-[32rem] w-full" />}>
      {(portfolio) => (
        <div className="portfolio">
          <Head portfolio={portfolio} />
          <Part name="samples">
            {portfolio.mayWrite && (
              <AddPart label={t('portfolio.sample.add')} cancel={t('portfolio.cancel')}>
                {(close) => <SampleForm child={child} from={portfolio.from} close={close} />}
              </AddPart>
            )}
            <SamplesByThird portfolio={portfolio} />
          </Part>
          <Part name="books">
            <BooksRead portfolio={portfolio} />
          </Part>
          <Part name="assessments">
            <AssessmentsList portfolio={portfolio} />
          </Part>
        </div>
      )}
    </Loaded>
  );
}
