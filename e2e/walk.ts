import type { Locator, Page, Response } from '@playwright/test';
import type { PracticeItem, Question } from '@ori/contracts/practice';
import { itemBehind, knownWrong } from '../apps/server/src/testing/practice-walk.ts';
import { expect } from './test.ts';

/** Signs questions in these runs, so that a journey knows the answers the browser must not know. */
export const SESSION_SECRET = 'a secret of the journeys, forty characters long';

interface Asked {
  readonly questions?: readonly Question[];
  readonly twin?: Question | null;
}

/** The question a page shows, as the server made it. */
export class Practice {
  private readonly asked = new Map<string, Question>();
  private readonly page: Page;
  private readonly learnerId: () => Promise<string>;

  constructor(page: Page) {
    this.page = page;
    page.on('response', (response) => void this.note(response));
    this.learnerId = async () => {
      const answer = await page.request.get(new URL('/api/auth/check-session', page.url()).href);
      return ((await answer.json()) as { user: { id: string } }).user.id;
    };
  }

  /** Remembers the questions an answer of the server brings. */
  private async note(response: Response): Promise<void> {
    if (!/learning\/(questions|hints)$/.test(response.url()) || !response.ok()) return;
    const { questions = [], twin = null } = (await response.json()) as Asked;
    const brought = twin === null ? questions : [...questions, twin];
    for (const question of brought) this.asked.set(question.item, question);
  }

  get card(): Locator {
    return this.page.locator('.question');
  }

  /** What the server said of the answer just given. */
  verdict(verdict: 'correct' | 'incorrect'): Locator {
    return this.card.locator(`.verdict[data-verdict="${verdict}"]`);
  }

  async item(): Promise<PracticeItem> {
    const item = (await this.card.getAttribute('data-item')) ?? '';
    const question = this.asked.get(item);
    if (question === undefined) throw new Error(`The page asks what was never sent: ${item}`);
    return itemBehind(SESSION_SECRET, await this.learnerId(), question);
  }

  async wrongAnswer(): Promise<string> {
    return knownWrong(await this.item()).answer;
  }

  /** Gives an answer the way its kind wants it, and asks for it to be checked. */
  async answer(answer: string): Promise<void> {
    const item = await this.item();
    if (item.answerKind.kind === 'choice') {
      await this.card.locator(`input[type=radio][value="${answer}"]`).check({ force: true });
    } else if (item.answerKind.kind === 'rational') {
      const [top = '', bottom = ''] = answer.split('/');
      await this.card.getByLabel('Number above the line').fill(top);
      await this.card.getByLabel('Number below the line').fill(bottom);
    } else {
      await this.card.getByRole('textbox').fill(answer);
    }
    await this.card.getByRole('button', { name: 'Check', exact: true }).click();
  }

  async next(): Promise<void> {
    await this.card.getByRole('button', { name: 'Next' }).click();
  }

  /** Answers what is left, rightly, until the lesson is complete. */
  async finish(): Promise<void> {
    const complete = this.page.getByRole('heading', { name: 'This lesson is complete' });
    for (let turn = 0; turn < 24; turn++) {
      await expect(this.card.or(complete).first()).toBeVisible();
      if (await complete.isVisible()) return;
      await this.answer((await this.item()).answer);
      await expect(this.verdict('correct')).toBeVisible();
      await this.next();
    }
    await expect(complete).toBeVisible();
  }
}
