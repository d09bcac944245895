import type { SheetKind } from '@ori/contracts/worksheet-names';
import type { ReadyAnswer } from '@ori/contracts/worksheets';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const ORDER: readonly SheetKind[] = ['colouring', 'construction', 'numerals', 'tracing', 'map', 'dots'];

/** Sheets to draw, trace and colour, each with the drawing it is known by. */
export function DrawnShelves({ drawing }: Pick<ReadyAnswer, 'drawing'>) {
  const { t } = useTranslation('worksheets');
  return ORDER.map((kind) => (
    <section key={kind} className="drawn-shelf" aria-labelledby={`drawn-${kind}`}>
      <h3 id={`drawn-${kind}`}>{t(`kind.${kind}`)}</h3>
      <ul data-kind={kind}>
        {drawing
          .filter((sheet) => sheet.kind === kind)
          .map(({ code, title }) => (
            <li key={code}>
              <Link to={`/w/${code}`}>
                <span className="drawn-paper">
                  <img
                    src={`/api/worksheets/sheets/${code}/drawing`}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    width="210"
                    height="240"
                  />
                </span>
                {title}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  ));
}
