import type { Helpline } from '@ori/contracts/tutor-care';

/** Lines of the Americas, for children first. */
export const HELPLINES_AMERICAS: readonly Helpline[] = [
  {
    country: 'US',
    name: '988 Suicide & Crisis Lifeline (call or text)',
    number: '988',
    languages: ['en', 'es'],
  },
  {
    country: 'US',
    name: 'Childhelp National Child Abuse Hotline',
    number: '1-800-422-4453',
    languages: ['en', 'es'],
  },
  {
    country: 'CA',
    name: '988 Suicide Crisis Helpline (call or text)',
    number: '988',
    languages: ['en', 'fr'],
  },
  {
    country: 'CA',
    name: 'Kids Help Phone · Jeunesse, J’écoute',
    number: '1-800-668-6868',
    languages: ['en', 'fr'],
  },
  { country: 'MX', name: 'Línea de la Vida', number: '800 911 2000', languages: ['es'] },
  { country: 'AR', name: 'Línea 102, niñas, niños y adolescentes', number: '102', languages: ['es'] },
  { country: 'AR', name: 'Centro de Asistencia al Suicida', number: '135', languages: ['es'] },
  { country: 'CL', name: 'Fono Infancia', number: '800 200 818', languages: ['es'] },
  { country: 'CL', name: 'Salud Responde', number: '600 360 7777', languages: ['es'] },
  { country: 'CO', name: 'Línea 141, ICBF', number: '141', languages: ['es'] },
  { country: 'PE', name: 'Línea 113, salud mental', number: '113', languages: ['es'] },
  { country: 'PE', name: 'Línea 100, violencia familiar y sexual', number: '100', languages: ['es'] },
  { country: 'BR', name: 'CVV', number: '188', languages: [] },
  { country: 'BR', name: 'Disque 100', number: '100', languages: [] },
];
