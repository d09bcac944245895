import type { CalendarItem } from '@ori/contracts/calendar';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { feedDocument } from './feed-document.ts';

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\u2028',
        '\u0085',
        'BEGIN:VEVENT',
        'END:VEVENT',
        'ATTACH:http://evil.example',
        ';',
        ',',
        ':',
        '\\n',
        '\\',
        '"',
        '^n',
        '\u{1F43E}',
        '\u0301',
        'é'.repeat(40),
      ),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

const item = (title: string, index: number): CalendarItem =>
  ({
    key: `rest-${index}`,
    kind: 'rest',
    childId: 'child',
    day: '2026-12-21',
    until: '2026-12-22',
    status: null,
    subject: null,
    title,
    reason: 'holiday',
  }) as unknown as CalendarItem;

const PROPERTIES = [
  'uid',
  'sequence',
  'dtstamp',
  'dtstart',
  'dtend',
  'summary',
  'transp',
  'x-microsoft-cdo-alldayevent',
  'x-microsoft-msncalendar-alldayevent',
];

test('no title and no name adds a line, a property or an event, whatever is in it', () => {
  fc.assert(
    fc.property(
      fc.array(hostile, { minLength: 1, maxLength: 3 }),
      hostile,
      hostile,
      (titles, name, timeZone) => {
        const document = feedDocument({
          items: titles.map(item),
          names: new Map([['child', name]]),
          locale: 'fr',
          timeZone,
          revisedAt: new Date('2026-11-20T15:00:00Z'),
        });
        const lines = document.split('\r\n');
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\r\n]/);
        }
        const calendar = new ICAL.Component(ICAL.parse(document) as never);
        const events = calendar.getAllSubcomponents();
        expect(events.map(({ name: kind }) => kind)).toEqual(titles.map(() => 'vevent'));
        for (const event of events) {
          const found = event.getAllProperties().map(({ name: each }) => each);
          expect(found.filter((each) => !PROPERTIES.includes(each))).toEqual([]);
          expect(new Set(found).size).toBe(found.length);
        }
        expect(calendar.getAllProperties('attach')).toEqual([]);
      },
    ),
    { numRuns: 300 },
  );
});
