import type { LessonKimCard } from '@ori/contracts/content';
import { cleanup, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { createI18n } from '../../lib/i18n.ts';
import lesson from '../../locales/en/lesson.json' with { type: 'json' };
import { KimCardDrawing } from './kim-card-drawing.tsx';

const card: LessonKimCard = {
  id: 'kem-map',
  modernConcept: 'Geological mapping',
  ancestralConcept: 'Turin papyrus map',
  culture: 'kemet',
  cultureName: 'Kemet',
  connection: 'Colours mark rock types.',
  relation: 'independent-discovery',
  label: 'record',
  date: 'c.1150 BCE',
  sources: [],
  extract: null,
};
const forChildren = {
  modernConcept: 'Maps of rocks',
  ancestralConcept: 'A painted map',
  connection: 'It is drawn on papyrus. Its colors show rock.',
  date: 'About 3,150 years ago',
};

function show(shown: LessonKimCard) {
  return render(
    <I18nextProvider i18n={createI18n('en', { lesson })}>
      <KimCardDrawing card={shown} band="K-2" hasRelation={false} hasExtract={false} />
    </I18nextProvider>,
  );
}

afterEach(cleanup);

describe('a heritage card', () => {
  it('speaks to children sentence by sentence, and folds the rest away for grown-ups', () => {
    show({ ...card, forChildren });
    const article = screen.getByRole('article', { name: 'A painted map' });
    expect(within(article).getByText('Its colors show rock.').tagName).toBe('P');
    const folded = within(article).getByText('Colours mark rock types.').closest('details');
    expect(folded?.open).toBe(false);
  });

  it('says of what people do today nothing about long ago', () => {
    show({ ...card, forChildren: { ...forChildren, date: 'Still done today' } });
    const article = screen.getByRole('article', { name: 'A painted map' });
    expect(article.querySelector('.eyebrow')?.textContent).toBe('Still done today');
    expect(article.textContent).not.toMatch(/long ago/i);
  });

  it('has nothing folded away where it has no words for children', () => {
    show(card);
    expect(screen.getByText('Colours mark rock types.').closest('details')).toBeNull();
  });
});
