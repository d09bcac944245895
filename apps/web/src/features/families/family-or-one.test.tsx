import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { FamilyOrOne } from './family-or-one.tsx';

afterEach(cleanup);

const KAI = { id: 'k', firstName: 'Kai' };
const ZURI = { id: 'z', firstName: 'Zuri' };

function open(address: string, family = [KAI, ZURI]) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <FamilyOrOne family={family}>
        {({ child, shown }) => (
          <p role="status">
            {child?.firstName ?? 'all'}: {shown.map(({ firstName }) => firstName).join(', ')}
          </p>
        )}
      </FamilyOrOne>
    </MemoryRouter>,
  );
  return () => screen.getByRole('status').textContent;
}

describe('a page about all children or one', () => {
  it('shows all of them until one is chosen, and all again', () => {
    const told = open('/room');
    expect(told()).toBe('all: Kai, Zuri');
    fireEvent.click(screen.getByRole('button', { name: 'Zuri' }));
    expect(told()).toBe('Zuri: Zuri');
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
    expect(told()).toBe('all: Kai, Zuri');
  });

  it('opens at the child that the address names, and at nobody it does not know', () => {
    expect(open('/room?child=k')()).toBe('Kai: Kai');
  });

  it('takes a child of another family for none', () => {
    expect(open('/room?child=other')()).toBe('all: Kai, Zuri');
  });

  it('shows an only child at once, without a choice', () => {
    expect(open('/room', [KAI])()).toBe('Kai: Kai');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
