interface PaperFanProps {
  readonly locale: string;
  /** Stands below the first screen: fetched when it comes near. */
  readonly isBelow?: boolean | undefined;
}

/** Three sheets as they lie on a table: a pattern, numerals and a construction. */
export function PaperFan({ locale, isBelow = false }: PaperFanProps) {
  return (
    <div className="paper-fan" aria-hidden="true">
      {['colouring-girih', 'numerals-maya', 'construction-seed-of-life'].map((what) => (
        <span key={what} className="drawn-paper">
          <img
            src={`/api/worksheets/sheets/${what}-${locale}-1/drawing`}
            alt=""
            width="300"
            height="388"
            decoding="async"
            loading={isBelow ? 'lazy' : 'eager'}
          />
        </span>
      ))}
    </div>
  );
}
