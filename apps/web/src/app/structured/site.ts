import { addressOf, providerOf, type Said, SCHEMA } from './said.ts';

/** Who we are, and that the site can be searched by an address. */
export function siteOf(said: Said): readonly object[] {
  const { place, t, description } = said;
  return [
    {
      '@context': SCHEMA,
      ...providerOf(said),
      logo: `${place.origin}/favicon.svg`,
      description: t('site.description'),
    },
    {
      '@context': SCHEMA,
      '@type': 'WebSite',
      '@id': `${place.origin}/#website`,
      name: t('site.name'),
      description,
      url: addressOf(said, '/'),
      inLanguage: place.locale,
      publisher: { '@id': `${place.origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${place.origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
