import type { Paper } from '@ori/contracts/worksheet-names';
import { PAGE_MM, type PaperText, type Tool, type ToolOptions } from './paper-lines.ts';
import { TOOL_LOOKS } from './tools.ts';

const INK = '#3d3a4d';
const FAINT = '#8b8798';

function Word({ x, y, text, size, look, anchor = 'middle' }: PaperText) {
  const trace = { fill: 'none', stroke: FAINT, strokeWidth: 0.35, strokeDasharray: '0.7 0.8' };
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      fontWeight={look === 'bold' ? 700 : 400}
      {...(look === 'trace' ? trace : { fill: INK })}
    >
      {text}
    </text>
  );
}

interface ToolPageProps {
  readonly tool: Tool;
  readonly options: ToolOptions;
  readonly paper: Paper;
  readonly label: string;
}

/** A page in its true size: a millimetre drawn is a millimetre printed. */
export function ToolPage({ tool, options, paper, label }: ToolPageProps) {
  const page = PAGE_MM[paper];
  const { strong, fine, dashed, dots, texts } = TOOL_LOOKS[tool].draw(options, page);
  return (
    <div className="tool-page" data-paper={paper}>
      <svg viewBox={`0 0 ${page.width} ${page.height}`} role="img" aria-label={label} fill="none">
        <path d={fine} stroke={FAINT} strokeWidth="0.2" />
        <path d={dashed} stroke={FAINT} strokeWidth="0.2" strokeDasharray="1.4 1.6" />
        <path d={strong} stroke={INK} strokeWidth="0.35" strokeLinecap="round" />
        <path d={dots} stroke={INK} strokeWidth="0.55" strokeLinecap="round" />
        {texts.map((word, at) => (
          <Word key={at} {...word} />
        ))}
      </svg>
    </div>
  );
}
