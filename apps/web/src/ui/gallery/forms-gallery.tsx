import { Emblem } from '../ornament/emblem.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { PinField } from '../forms/pin-field.tsx';
import { RadioCards } from '../forms/radio-cards.tsx';
import { Select } from '../forms/select.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { TextField } from '../forms/text-field.tsx';
import { GallerySection } from './gallery-section.tsx';

const PICTURES = [
  { value: 'numbers', title: 'Numbers', picture: <Emblem shape="star" size={88} /> },
  { value: 'shapes', title: 'Shapes', picture: <Emblem shape="circles" size={88} /> },
  { value: 'stories', title: 'Stories', picture: <Emblem shape="wave" size={88} /> },
  { value: 'sky', title: 'Sky', picture: <Emblem shape="sun" size={88} /> },
];

/** Everything one fills in. */
export function FormsGallery() {
  return (
    <GallerySection title="Forms">
      <div className="grid gap-6 md:grid-cols-2">
        <TextField label="Full name" hint="As you want to be called." />
        <TextField
          label="E-mail"
          mark="optional"
          error="Please enter a valid e-mail address"
          defaultValue="ada@"
        />
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" />
        <Select
          label="Language"
          placeholder="Choose one"
          options={[
            { value: 'en', label: 'English' },
            { value: 'fr', label: 'Français' },
          ]}
        />
        <PinField label="PIN" hint="Four digits." />
        <PinField label="Repeat the PIN" error="PINs don't match" />
        <TextArea label="Message" />
        <div>
          <Checkbox label="I agree to the terms" error="Please agree" />
          <Checkbox label="Send me news" defaultChecked />
        </div>
      </div>
      <div data-density="k2">
        <RadioCards
          legend="What shall we look at?"
          name="gallery-k2"
          columns={4}
          picture
          options={PICTURES}
          defaultValue="shapes"
        />
      </div>
      <RadioCards
        legend="Which is larger?"
        name="gallery-judged"
        columns={3}
        options={[
          { value: 'a', title: 'One half', text: 'of a loaf', state: 'right' },
          { value: 'b', title: 'One third', text: 'of a loaf', state: 'wrong' },
          { value: 'c', title: 'They are equal' },
        ]}
      />
    </GallerySection>
  );
}
