import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TutorIntent } from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import { intentOf } from './intent-of.ts';

/** CLINC150 (clinc/oos-eval, CC BY 3.0), where it stands beside the project: read here, never shipped. */
const FILE = fileURLToPath(new URL('../../../../../../shared/data/clinc.json', import.meta.url));

/** What learners may well say to a tutor, too; everything else is an everyday assistant's business. */
const SHARED = new Set(
  `greeting goodbye thank_you yes no maybe are_you_a_bot what_is_your_name who_made_you how_old_are_you
  what_can_i_ask_you where_are_you_from what_are_your_hobbies do_you_have_pets who_do_you_work_for definition calculator
  measurement_conversion calendar todo_list meeting_schedule spelling fun_fact repeat cancel oos translate tell_joke
  meaning_of_life user_name change_ai_name next_holiday date time timezone`.split(/\s+/),
);
const TUTORING: ReadonlySet<TutorIntent> = new Set([
  'solve',
  'check-work',
  'hint',
  'stuck',
  'give-answer',
  'explain',
  'define',
  'practice',
  'lesson',
  'progress',
  'schedule',
  'assignments',
  'goals',
  'achievements',
  'worksheets',
]);

type Utterance = readonly [text: string, intent: string];
const utterances = () =>
  Object.values(JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, readonly Utterance[]>).flat();

const share = (wanted: string, intent: TutorIntent) => {
  const asked = utterances().filter(([, own]) => own === wanted);
  return asked.filter(([text]) => intentOf(text, 'en').intent === intent).length / asked.length;
};

describe.skipIf(!existsSync(FILE))('CLINC150, 23,700 things people say to a machine', () => {
  it('are taken for school in at most 3 of 100 cases when they are not', () => {
    const others = utterances().filter(([, intent]) => !SHARED.has(intent));
    const mistaken = others.filter(([text]) => TUTORING.has(intentOf(text, 'en').intent));
    expect(others.length).toBeGreaterThan(17_000);
    expect(mistaken.length / others.length).toBeLessThanOrEqual(0.03);
  }, 120_000);

  it('are seldom mistaken when they ask for a definition or a sum', () => {
    expect(share('definition', 'define')).toBeGreaterThan(0.6);
    expect(share('calculator', 'solve')).toBeGreaterThan(0.55);
  }, 120_000);
});
