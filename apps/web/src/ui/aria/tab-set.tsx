import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import '../styles/aria.css';

export interface TabEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

interface TabSetProps {
  readonly label: string;
  readonly tabs: readonly TabEntry[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** Several views of one thing, one at a time. */
export function TabSet({ label, tabs, selected, onSelect }: TabSetProps) {
  const chosen = selected === undefined ? {} : { selectedKey: selected };
  return (
    <Tabs {...chosen} onSelectionChange={(key) => onSelect?.(String(key))}>
      <TabList className="tabs" aria-label={label}>
        {tabs.map(({ id, label: words }) => (
          <Tab key={id} id={id} className="tab">
            {words}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="tab-panel">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
