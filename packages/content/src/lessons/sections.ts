import {
  WRITTEN_SECTIONS,
  sectionFigure,
  type SectionFigure,
  type WrittenSection,
} from '@ori/contracts/content';
import type { Code, Nodes, RootContent } from 'mdast';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Complaint } from '../data/complaint.ts';
import { isContainer, parseMarkdown, wordsOf } from './markdown.ts';

/** A written part before it is compiled. */
export interface DraftSection {
  readonly kind: WrittenSection;
  readonly heading: string;
  readonly nodes: readonly RootContent[];
  readonly figures: readonly SectionFigure[];
}

export interface Sections {
  readonly sections: readonly DraftSection[];
  readonly complaints: readonly Complaint[];
}

/** Parts the body into its `:::kind` containers; each starts with a heading, nothing stands outside. */
export function sectionsOf(body: string): Sections {
  const complaints: Complaint[] = [];
  const sections = parseMarkdown(body).children.flatMap((node) => {
    const kind = isContainer(node) ? WRITTEN_SECTIONS.find((known) => known === node.name) : undefined;
    if (!isContainer(node) || kind === undefined) {
      complaints.push(outside(node));
      return [];
    }
    return [sectionOf(kind, node.children, complaints)];
  });
  return { sections, complaints };
}

function outside(node: RootContent): Complaint {
  const what = isContainer(node) ? `":::${node.name}"` : `"${wordsOf(node).slice(0, 40)}"`;
  const message = `${what} (line ${node.position?.start.line ?? 0} of the body) is in none of ${WRITTEN_SECTIONS.join(', ')}`;
  return { field: 'body', rule: 'section-unknown', message };
}

function sectionOf(
  kind: WrittenSection,
  nodes: readonly RootContent[],
  complaints: Complaint[],
): DraftSection {
  const [first, ...rest] = nodes;
  if (first?.type !== 'heading')
    complaints.push({ field: kind, rule: 'section-heading', message: 'this section starts with a heading' });
  const content = first?.type === 'heading' ? rest : nodes;
  const figures = content.filter(isFigure).flatMap((code) => figureOf(kind, code, complaints));
  return {
    kind,
    heading: first?.type === 'heading' ? wordsOf(first) : '',
    nodes: content.filter((node) => !isFigure(node)),
    figures,
  };
}

function isFigure(node: Nodes): node is Code {
  return node.type === 'code' && node.lang === 'figure';
}

const written = z.record(z.string(), z.unknown());

/** A fenced block ```figure holds YAML: the drawing's own fields and `alt`, its words. */
function figureOf(kind: WrittenSection, code: Code, complaints: Complaint[]): SectionFigure[] {
  const complain = (message: string) => complaints.push({ field: `${kind}.figure`, rule: 'figure', message });
  try {
    const { alt, ...drawing } = written.parse(parse(code.value));
    return [sectionFigure.parse({ alt, drawing })];
  } catch (error) {
    complain(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
    return [];
  }
}
