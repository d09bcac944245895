import { STATE_CODES, STATE_NAMES } from '@ori/contracts/state-names';
import type { StateAnswer, StateSummary, ToldRule, ToldState } from '@ori/contracts/states';
import { DEFAULT_LOOK } from '@ori/contracts/look';
import { describe, expect, it } from 'vitest';
import { createRender } from '../app/render.tsx';

const rule = (id: string, verified: boolean): ToldRule => ({
  id,
  kind: verified ? 'notice' : 'assessment',
  text: `What ${id} asks`,
  statute: `§ 10-${id}`,
  since: verified ? '2000-07-01' : null,
  verified,
  verifiedOn: '2026-11-21',
  sources: ['code'],
});
const PROFILE: ToldState = {
  code: 'US-VA',
  name: 'Virginia',
  inShort: 'A notice, and evidence of progress.',
  changes: [{ on: '2026-07-01', text: 'A form was changed', source: 'code' }],
  sources: [
    {
      id: 'code',
      title: 'The code',
      url: 'https://law.example/code',
      kind: 'statute',
      readOn: '2026-11-21',
      asOf: null,
    },
  ],
  pathways: [
    {
      id: 'home-instruction',
      name: 'Home instruction',
      summary: 'A parent teaches.',
      rules: [rule('notice', true), rule('progress', false)],
      time: [
        {
          rule: 'notice',
          grades: { from: 1, to: 6 },
          days: 180,
          hours: 900,
          dayMinutes: null,
          coreHours: null,
          coreHoursAtHome: null,
          isEquivalent: false,
        },
      ],
      subjects: [],
      duties: [
        {
          id: 'notice',
          type: 'intent',
          rule: 'notice',
          what: 'Notice of intent',
          to: 'The superintendent',
          due: { on: 'date', at: 'start', month: 8, day: 15, lateDays: 30 },
          dueNote: null,
          grades: { from: 0, to: 12 },
          onlyGrades: null,
          isOnce: false,
          isSent: true,
          officialForm: true,
        },
      ],
      keep: [],
    },
  ],
};
const STATES: StateSummary[] = STATE_CODES.map((code) => ({
  code,
  name: STATE_NAMES[code],
  inShort: code === 'US-VA' ? PROFILE.inShort : null,
  pathways: [],
  ruleCount: 2,
  verifiedCount: 1,
  verifiedOn: code === 'US-VA' ? '2026-11-21' : null,
}));

const render = createRender({ manifest: {}, sheets: {} });
async function drawn(url: string, body: unknown, status = 200) {
  const answer = await render({
    url,
    locale: 'en',
    look: DEFAULT_LOOK,
    mayLookOtherwise: false,
    origin: 'https://ori.example',
    fetchData: async () => ({ status, body }),
  });
  return { status: answer.status, page: new DOMParser().parseFromString(answer.html, 'text/html') };
}

describe('homeschooling, without any script', () => {
  it('links every state by name, those whose law was read with how far', async () => {
    const { page } = await drawn('/homeschool', { states: STATES });
    const lists = page.querySelectorAll('.state-read a, .state-names a');
    expect([...lists].map(({ textContent }) => textContent).toSorted()).toEqual(
      Object.values(STATE_NAMES).toSorted(),
    );
    expect(page.querySelector('.state-read')?.textContent).toContain('2 rules, 1 found in a source');
    expect(page.querySelectorAll('.comb g[data-read="true"]')).toHaveLength(1);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });

  it('tells a state rule by rule: where it stands, since when, whether it was found, and in which source', async () => {
    const answer: StateAnswer = { code: 'US-VA', name: 'Virginia', profile: PROFILE };
    const { page } = await drawn('/homeschool/states/va', answer);
    expect(page.title).toContain('Homeschooling in Virginia');
    const rules = [...page.querySelectorAll('.rule-kind li')].map(({ textContent }) => textContent);
    expect(rules[0]).toMatch(/What notice asks.*§ 10-notice.*Jul 1, 2000.*Found in the source, Nov 21, 2026/);
    expect(rules[1]).toMatch(/What progress asks.*Date not found.*Not found yet, Nov 21, 2026/);
    expect(page.querySelector('.rule-sources a')?.getAttribute('href')).toBe('#source-code');
    expect(page.getElementById('source-code')?.textContent).toContain('The code');
    const due = page.querySelector('.state-due')?.textContent;
    expect(due).toContain('By August 15 (if you begin later: within 30 days)');
    expect(page.querySelector('.state-time')?.textContent).toContain('180 days or 900 hours');
    const [pathway] = PROFILE.pathways;
    const equivalent = pathway?.time.map((measure) => ({ ...measure, isEquivalent: true }));
    const ofHours = { ...PROFILE, pathways: [{ ...pathway, time: equivalent }] };
    const other = await drawn('/homeschool/states/va', { ...answer, profile: ofHours });
    expect(other.page.querySelector('.state-time')?.textContent).toContain(
      'the equivalent of 180 days: 900 hours',
    );
    expect(page.body.textContent).toContain('check with your district');
    expect(page.body.textContent).toContain('One of them was not found in a source yet');
  });

  it('says so where the law was not read, and knows no other state', async () => {
    const idaho = await drawn('/homeschool/states/id', { code: 'US-ID', name: 'Idaho', profile: null });
    expect(idaho.page.body.textContent).toContain('We have not read the law of Idaho yet');
    expect(idaho.page.querySelector('.rule-kind')).toBeNull();
    expect((await drawn('/homeschool/states/xx', {}, 404)).status).toBe(404);
  });
});
