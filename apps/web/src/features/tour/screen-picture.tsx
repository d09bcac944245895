import { useTranslation } from 'react-i18next';
import './screen-picture.css';

const PICTURE = { wide: 390, high: 640 } as const;
const THEMES = ['dark', 'light'] as const;

/** A screen of the running product in the reader's language; the sheet shows the one of the theme in use. */
export function ScreenPicture({ id, alt }: { readonly id: string; readonly alt: string }) {
  const { i18n } = useTranslation();
  return (
    <div className="tour-screen">
      {THEMES.map((theme) => (
        <img
          key={theme}
          data-for={theme}
          src={`/pictures/${id}-${i18n.language}-${theme}.webp`}
          alt={alt}
          width={PICTURE.wide}
          height={PICTURE.high}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
