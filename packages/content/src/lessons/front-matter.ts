import { lessonFrontMatter, type LessonFrontMatter } from '@ori/contracts/content';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import type { Complaint } from '../data/complaint.ts';

/** A file's front matter, checked against its shape, and what stands below it. */
export interface FrontedText<Front> {
  readonly front: Front;
  readonly body: string;
}

const FENCED = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const strict = lessonFrontMatter.strict();

/** Parts a lesson file into front matter (checked against its shape) and body. */
export function readLessonText(text: string): FrontedText<LessonFrontMatter> | readonly Complaint[] {
  return readFronted(text, strict);
}

/** Parts any file with front matter into that (checked against `shape`) and body. */
export function readFronted<Front>(
  text: string,
  shape: z.ZodType<Front>,
): FrontedText<Front> | readonly Complaint[] {
  const [, yaml, body] = FENCED.exec(text) ?? [];
  if (yaml === undefined || body === undefined)
    return [
      {
        field: 'file',
        rule: 'front-matter',
        message: 'the file begins with front matter between two lines ---',
      },
    ];
  const raw = parseYaml(yaml);
  if ('complaint' in raw) return [raw.complaint];
  const parsed = shape.safeParse(raw.value);
  if (parsed.success) return { front: parsed.data, body };
  return parsed.error.issues.map((issue) => ({
    field: issue.path.join('.') || 'front matter',
    rule: 'front-matter',
    message: issue.message,
  }));
}

function parseYaml(yaml: string): { value: unknown } | { complaint: Complaint } {
  try {
    return { value: parse(yaml) as unknown };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    return { complaint: { field: 'front matter', rule: 'front-matter', message: error.message } };
  }
}
