import type { Locale } from '@ori/contracts/locale';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Markup } from '../../lib/markup.tsx';
import { mathsMarkup, piecesOf, printedMaths } from './maths-markup.ts';

function Maths({ text }: { readonly text: string }) {
  const { i18n } = useTranslation();
  const markup = mathsMarkup(text, i18n.language as Locale);
  if (markup === null) return <span className="tutor-maths">{printedMaths(text)}</span>;
  // Built from the parsed expression, never from the text itself.
  return <Markup as="span" className="tutor-maths" html={markup} />;
}

interface MessageTextProps {
  readonly text: string;
  /** Its language, where it may be another than the page's. */
  readonly lang?: Locale;
}

/** Words with their maths drawn; one line of the text is one line here. */
export function MessageText({ text, lang }: MessageTextProps) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line, at) => (
    <p key={`${at} ${line}`} lang={lang}>
      {piecesOf(line).map(({ isMaths, text: piece }, index) => (
        <Fragment key={`${index} ${piece}`}>{isMaths ? <Maths text={piece} /> : piece}</Fragment>
      ))}
    </p>
  ));
}
