import { judgedSet } from './judged.ts';

/**
 * What parents, children, teenagers and teachers may type, written down with its right places before it was tried. Held
 * out: nothing in the search, its synonyms or aliases is ever changed for one of these; a query that fails stays as it is
 * and tells how far the judged set can be believed. One without places asks for what the content does not have.
 */
export const HELD_OUT_SEARCHES = [
  ...judgedSet('en', {
    'how much does it cost per month': ['/pricing', '/help/plans-and-cancelling'],
    'cancel my plan': ['/help/plans-and-cancelling', '/pricing'],
    'what does texas require': ['/homeschool/states/US-TX', '/homeschool'],
    'my daughter hates fractions': ['l:half-a-loaf-fair-shares', 'l:adding-unlike-parts'],
    'delete my childs data': ['/help/delete-and-undo', '/legal/children'],
    'something to print for a rainy day': ['/worksheets', '/print-tools', '/features/print-resources'],
    'why does the moon change shape': ['w:sc-moon', 'w:sc-sky'],
    'piramids egypt': ['s:giza', 'c:kemet'],
    'how many bones': [],
    'times tables': ['w:ma-mult-facts', 'w:ma-mult-mean'],
    'quadratic formula': ['w:ma-quadratic', 'l:cut-and-paste-at-babylon'],
    'what is an orbital': ['l:orbital-physics', 'w:sc-quantum', '/features/3d-visualizations'],
    'who invented zero': ['l:numerals-on-the-road', 'c:india', 'c:maya', '/numbers'],
    'adinkra symbols': [],
    'is using ai cheating': ['/academic-integrity', '/blog/a-tutor-that-waits'],
  }),
  ...judgedSet('fr', {
    'combien ça coûte': ['/pricing', '/help/plans-and-cancelling'],
    'résilier mon abonnement': ['/help/plans-and-cancelling', '/pricing'],
    'mon fils a du mal à lire': [
      '/help/reading-aloud',
      '/subjects/language',
      'w:la-fluency1',
      'w:la-letters',
    ],
    'fiches à imprimer': ['/worksheets', '/features/print-resources', '/help/worksheets'],
    'compter jusqu’à cent': ['w:ma-count100'],
    'la lune et les marées': ['w:sc-moon', 'w:sc-sky'],
    etoiles: ['w:sc-stars', 'w:sc-sky', 'w:colouring-star', 'w:mh-compass'],
    'théorème de pythagore': ['l:gou-and-gu', 'w:ma-pyth', '/blog/gou-gu-plimpton-pythagoras'],
    'tableau périodique': ['/demo/kemetic-table', 'w:sc-periodic'],
    'loi de newton': ['w:sc-newton'],
    'dessins sona': [],
    'grand zimbabwe': ['s:great-zimbabwe'],
    'mot de passe oublié': ['/forgot-password', '/help/forgotten-pin'],
  }),
  ...judgedSet('es', {
    'cuánto cuesta': ['/pricing', '/help/plans-and-cancelling'],
    'aprender a leer': ['w:la-letters', 'w:la-blend', '/subjects/language', '/help/reading-aloud'],
    'usar sin internet': ['/features/offline', '/help/without-network'],
    'registro de asistencia': ['/help/log-and-attendance', '/homeschool'],
    'borrar los datos de mis hijos': ['/help/delete-and-undo', '/legal/children'],
    'numeros mayas': ['w:numerals-maya', 'c:maya', '/numbers', 'w:mh-base20'],
    'como medir un angulo': ['w:ma-angles'],
    'los planetas': ['w:sc-solar', 'w:sc-gravity', '/astronomy-mythology', 'w:sc-sky'],
    'fracciones equivalentes': ['w:ma-equivfrac'],
    'molecula de agua': ['l:water-formation', 'l:molecule-structure', '/kim-lessons/water-formation'],
    'ecuaciones de segundo grado': ['w:ma-quadratic', 'l:cut-and-paste-at-babylon'],
    'plan de estudios secundaria': ['/curriculum/middle', '/curriculum/high', '/curriculum'],
    quipu: ['w:numerals-quipu', 'w:mh-quipu', 'c:andes'],
  }),
];
