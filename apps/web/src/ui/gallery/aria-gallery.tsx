import { useState } from 'react';
import { ActionMenu } from '../aria/action-menu.tsx';
import { ComboField } from '../aria/combo-field.tsx';
import { DataTable } from '../aria/data-table.tsx';
import { DialogWithTrigger } from '../aria/dialog-box.tsx';
import { PopoverBox } from '../aria/popover-box.tsx';
import { PressButton } from '../aria/press-button.tsx';
import { TabSet } from '../aria/tab-set.tsx';
import { Avatar, AVATARS } from '../avatar.tsx';
import { Button } from '../button.tsx';
import { GallerySection } from './gallery-section.tsx';

const ROWS = [
  { id: 'a', cells: { name: 'Ada', lessons: 12 } },
  { id: 'b', cells: { name: 'Émile', lessons: 4 } },
  { id: 'c', cells: { name: 'Bola', lessons: 31 } },
];
const PLACES = ['Abuja', 'Apia', 'Baghdad', 'Beijing', 'Cairo', 'Delhi'].map((label) => ({
  id: label.toLowerCase(),
  label,
}));

function RemoveDialog() {
  return (
    <DialogWithTrigger
      title="Remove this device?"
      closeLabel="Close"
      trigger={<PressButton variant="secondary">Dialog</PressButton>}
    >
      {(close) => (
        <>
          <p className="text-mute">It will have to sign in again.</p>
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={close}>
              Keep it
            </Button>
            <Button variant="danger" onClick={close}>
              Remove
            </Button>
          </div>
        </>
      )}
    </DialogWithTrigger>
  );
}

/** What signed-in pages may also use. */
export function AriaGallery() {
  const [place, setPlace] = useState<string | null>(null);
  return (
    <GallerySection title="React Aria (signed-in pages)">
      <div className="flex flex-wrap items-center gap-3">
        <RemoveDialog />
        <ActionMenu
          label="Child"
          trigger={<PressButton variant="secondary">Menu</PressButton>}
          items={[
            { id: 'open', label: 'Open' },
            { id: 'pin', label: 'New PIN' },
            { id: 'remove', label: 'Remove', danger: true },
          ]}
        />
        <PopoverBox label="Sources" trigger={<PressButton variant="quiet">Popover</PressButton>}>
          A few lines beside a button.
        </PopoverBox>
        {AVATARS.map((url) => (
          <Avatar key={url} url={url} name="Ada" size={40} />
        ))}
        <Avatar url={null} name="Bola" size={40} />
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <TabSet
          label="Views"
          tabs={[
            { id: 'week', label: 'Week', content: 'This week.' },
            { id: 'month', label: 'Month', content: 'This month.' },
          ]}
        />
        <ComboField
          label="Place"
          openLabel="Show places"
          options={PLACES}
          selected={place}
          onSelect={setPlace}
          hint="Type a few letters."
        />
      </div>
      <DataTable
        label="Children"
        language="en"
        empty="Nobody yet"
        columns={[
          { id: 'name', label: 'Name', rowHeader: true, sortable: true },
          { id: 'lessons', label: 'Lessons', sortable: true, numeric: true },
        ]}
        rows={ROWS}
      />
    </GallerySection>
  );
}
