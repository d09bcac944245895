// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LessonPart } from './lesson-part.tsx';

it('a part that can be heard is drawn by the server too, which has no page to read from', () => {
  const html = renderToString(
    <LessonPart id="hook" title="Three loaves" aloud="en">
      <p>Four people.</p>
    </LessonPart>,
  );
  expect(html).toContain('Three loaves');
  expect(html).toContain('Four people.');
});
