import { expect, it } from 'vitest';
import { advisedBy } from './advisories.ts';

const audited = (vulnerabilities: Record<string, { severity: string }>) =>
  JSON.stringify({ metadata: { vulnerabilities: { total: 0 } }, vulnerabilities });

it('names packages with holes of high weight, and lets lesser ones pass', () => {
  const json = audited({ a: { severity: 'high' }, b: { severity: 'low' }, c: { severity: 'critical' } });
  expect(advisedBy(json)).toEqual({ kind: 'found', packages: ['a (high)', 'c (critical)'] });
});

it('is content where no hole of weight is known', () => {
  expect(advisedBy(audited({ b: { severity: 'moderate' } }))).toEqual({ kind: 'sound' });
});

it('takes a registry without advisories, or none at all, for no answer instead of for good news', () => {
  for (const json of ['{"statusCode":405,"message":"Method Not Allowed"}', '', 'npm error', 'null'])
    expect(advisedBy(json)).toEqual({ kind: 'unanswered' });
});
