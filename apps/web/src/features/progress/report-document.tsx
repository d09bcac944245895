import type { ProgressReport } from '@ori/contracts/progress-report';
import './report.css';

/** A progress report as a document: the words the server wrote, as they are printed. */
export function ReportDocument({ report }: { readonly report: ProgressReport }) {
  const { title, span, lead, figures, sections, foot } = report;
  return (
    <article className="report-sheet" aria-labelledby="report-title">
      <h2 id="report-title">{title}</h2>
      <p className="report-span">{span}</p>
      <p className="report-lead">{lead}</p>
      <dl className="report-figures">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sections.map(({ id, title: heading, intro, items }) => (
        <section key={id} aria-labelledby={`report-${id}`}>
          <h3 id={`report-${id}`}>{heading}</h3>
          <p className="report-intro">{intro}</p>
          <ul>
            {items.map(({ head, text }) => (
              <li key={`${head} ${text}`}>
                <b>{head}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="report-foot">{foot}</p>
    </article>
  );
}
