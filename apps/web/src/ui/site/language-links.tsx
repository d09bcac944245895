export interface Language {
  readonly code: string;
  /** Its own name, e.g. "Français". */
  readonly name: string;
  /** This page in that language. */
  readonly href: string;
}

interface LanguageLinksProps {
  readonly label: string;
  readonly languages: readonly Language[];
  readonly current: string;
  readonly onChoose?: ((code: string) => void) | undefined;
}

/** Languages as plain links, so that they work before any script; `onChoose` takes over once it runs. */
export function LanguageLinks({ label, languages, current, onChoose }: LanguageLinksProps) {
  return (
    <nav className="languages" aria-label={label}>
      {languages.map(({ code, name, href }) => (
        <a
          key={code}
          href={href}
          hrefLang={code}
          lang={code}
          aria-label={`${code.toUpperCase()}, ${name}`}
          aria-current={code === current ? 'true' : undefined}
          onClick={(event) => {
            if (!onChoose) return;
            event.preventDefault();
            onChoose(code);
          }}
        >
          {code.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
