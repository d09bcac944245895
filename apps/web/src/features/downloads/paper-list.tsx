import type { DownloadsAnswer } from '@ori/contracts/downloads';
import { useTranslation } from 'react-i18next';
import { type PrintChoice, pathOf } from './print-choice.ts';

type Download = DownloadsAnswer['downloads'][number];

/** Width and height of a preview by the paper, upright. */
const SIDES = { a4: [595, 842], letter: [612, 792] } as const;

function PaperItem({ paper, choice }: { readonly paper: Download; readonly choice: PrintChoice }) {
  const { t } = useTranslation('resources');
  const [short, long] = SIDES[choice.size];
  const [width, height] = paper.isWide ? [long, short] : [short, long];
  const pdf = pathOf(paper, 'pdf', choice);
  return (
    <li data-wide={paper.isWide}>
      <a
        className="take-picture"
        href={pdf}
        target="_blank"
        rel="noreferrer"
        tabIndex={-1}
        aria-hidden="true"
      >
        <img
          src={pathOf(paper, 'picture', choice)}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      </a>
      <h3>{paper.title}</h3>
      <p>{paper.about}</p>
      <p>
        <a href={pdf} target="_blank" rel="noreferrer" aria-label={t('premium.open', { title: paper.title })}>
          {t('premium.pdf')}
        </a>
      </p>
    </li>
  );
}

interface Props {
  readonly kind: Download['kind'];
  readonly papers: readonly Download[];
  readonly choice: PrintChoice;
}

/** The papers of one kind, each with its page as the typesetter makes it. */
export function PaperList({ kind, papers, choice }: Props) {
  const { t } = useTranslation('resources');
  return (
    <section aria-labelledby={kind} className="take-part">
      <h2 id={kind}>{t(`premium.${kind}`)}</h2>
      <ul>
        {papers
          .filter((paper) => paper.kind === kind)
          .map((paper) => (
            <PaperItem key={paper.id} paper={paper} choice={choice} />
          ))}
      </ul>
    </section>
  );
}
