import type { ReadyAnswer } from '@ori/contracts/worksheets';
import { Link } from 'react-router';
import { SUBJECT_LOOKS } from '../../../lib/subject-look.ts';
import { Emblem } from '../../../ui/ornament/emblem.tsx';
import './ready.css';

interface ShelvesProps {
  readonly subjects: ReadyAnswer['subjects'];
}

/** Ready sheets, subject by subject: each a link to the sheet, to be looked at and printed. */
export function ReadyShelves({ subjects }: ShelvesProps) {
  return subjects.map(({ id, title, sheets }) => (
    <section
      key={id}
      className="ready-shelf"
      data-tone={SUBJECT_LOOKS[id].tone}
      aria-labelledby={`ready-${id}`}
    >
      <h3 id={`ready-${id}`}>
        <Emblem shape={SUBJECT_LOOKS[id].emblem} size={30} />
        {title}
      </h3>
      <ul>
        {sheets.map(({ code, title: name }) => (
          <li key={code}>
            <Link to={`/w/${code}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
