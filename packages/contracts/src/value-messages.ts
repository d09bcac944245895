import type { Locale } from './locale.ts';

/** What a value can be asked to be. */
export type ValueKind =
  | 'text'
  | 'number'
  | 'whole'
  | 'truth'
  | 'list'
  | 'object'
  | 'nothing'
  | 'id'
  | 'email'
  | 'address'
  | 'date'
  | 'moment';
/** What is counted of a value: characters of a text, entries of a list, or the number itself. */
export type Measure = 'characters' | 'entries' | 'amount';

type Said = (name: string) => string;
type Bounds = Readonly<Record<Measure, (name: string, limit: string) => string>>;

/** What is said of a value that does not fit, by a language; `name` is the field, as `nameOf` writes it. */
export interface ValueWords {
  /** A field by its dotted path; the whole body where that is empty. */
  readonly nameOf: Said;
  readonly missing: Said;
  readonly empty: Said;
  /** Anything else that does not fit. */
  readonly unfit: Said;
  readonly mustBe: (name: string, what: string) => string;
  readonly oneOf: (name: string, values: string) => string;
  readonly multipleOf: (name: string, step: string) => string;
  readonly kinds: Readonly<Record<ValueKind, string>>;
  readonly atMost: Bounds;
  readonly atLeast: Bounds;
  readonly lessThan: (name: string, limit: string) => string;
  readonly moreThan: (name: string, limit: string) => string;
}

const english: ValueWords = {
  nameOf: (path) => (path === '' ? 'The body' : `“${path}”`),
  missing: (name) => `${name} is missing`,
  empty: (name) => `${name} is empty`,
  unfit: (name) => `${name} does not have the form it needs`,
  mustBe: (name, what) => `${name} must be ${what}`,
  oneOf: (name, values) => `${name} must be one of these: ${values}`,
  multipleOf: (name, step) => `${name} must be a multiple of ${step}`,
  kinds: {
    text: 'text',
    number: 'a number',
    whole: 'a whole number',
    truth: 'true or false',
    list: 'a list',
    object: 'an object',
    nothing: 'null',
    id: 'an identifier (UUID)',
    email: 'an e-mail address',
    address: 'a web address',
    date: 'a date such as 2027-01-31',
    moment: 'a date and time such as 2027-01-31T09:30:00Z',
  },
  atMost: {
    characters: (name, limit) => `${name} has too many characters: ${limit} at most`,
    entries: (name, limit) => `${name} has too many entries: ${limit} at most`,
    amount: (name, limit) => `${name} must be at most ${limit}`,
  },
  atLeast: {
    characters: (name, limit) => `${name} has too few characters: ${limit} at least`,
    entries: (name, limit) => `${name} has too few entries: ${limit} at least`,
    amount: (name, limit) => `${name} must be at least ${limit}`,
  },
  lessThan: (name, limit) => `${name} must be less than ${limit}`,
  moreThan: (name, limit) => `${name} must be more than ${limit}`,
};

const french: ValueWords = {
  nameOf: (path) => (path === '' ? 'Le corps de la requête' : `« ${path} »`),
  missing: (name) => `${name} manque`,
  empty: (name) => `${name} est vide`,
  unfit: (name) => `${name} n’a pas la forme demandée`,
  mustBe: (name, what) => `${name} doit être ${what}`,
  oneOf: (name, values) => `${name} doit être l’une de ces valeurs : ${values}`,
  multipleOf: (name, step) => `${name} doit être un multiple de ${step}`,
  kinds: {
    text: 'un texte',
    number: 'un nombre',
    whole: 'un nombre entier',
    truth: 'vrai ou faux (true ou false)',
    list: 'une liste',
    object: 'un objet',
    nothing: 'null',
    id: 'un identifiant (UUID)',
    email: 'une adresse e-mail',
    address: 'une adresse web',
    date: 'une date comme 2027-01-31',
    moment: 'une date avec l’heure comme 2027-01-31T09:30:00Z',
  },
  atMost: {
    characters: (name, limit) => `${name} a trop de caractères : ${limit} au plus`,
    entries: (name, limit) => `${name} a trop d’éléments : ${limit} au plus`,
    amount: (name, limit) => `${name} doit être au plus ${limit}`,
  },
  atLeast: {
    characters: (name, limit) => `${name} a trop peu de caractères : ${limit} au moins`,
    entries: (name, limit) => `${name} a trop peu d’éléments : ${limit} au moins`,
    amount: (name, limit) => `${name} doit être au moins ${limit}`,
  },
  lessThan: (name, limit) => `${name} doit être inférieur à ${limit}`,
  moreThan: (name, limit) => `${name} doit être supérieur à ${limit}`,
};

const spanish: ValueWords = {
  nameOf: (path) => (path === '' ? 'El cuerpo de la petición' : `«${path}»`),
  missing: (name) => `${name} falta`,
  empty: (name) => `${name} está vacío`,
  unfit: (name) => `${name} no tiene la forma pedida`,
  mustBe: (name, what) => `${name} debe ser ${what}`,
  oneOf: (name, values) => `${name} debe ser uno de estos valores: ${values}`,
  multipleOf: (name, step) => `${name} debe ser múltiplo de ${step}`,
  kinds: {
    text: 'un texto',
    number: 'un número',
    whole: 'un número entero',
    truth: 'verdadero o falso (true o false)',
    list: 'una lista',
    object: 'un objeto',
    nothing: 'null',
    id: 'un identificador (UUID)',
    email: 'una dirección de correo',
    address: 'una dirección web',
    date: 'una fecha como 2027-01-31',
    moment: 'una fecha con hora como 2027-01-31T09:30:00Z',
  },
  atMost: {
    characters: (name, limit) => `${name} tiene demasiados caracteres: ${limit} como máximo`,
    entries: (name, limit) => `${name} tiene demasiados elementos: ${limit} como máximo`,
    amount: (name, limit) => `${name} debe ser como máximo ${limit}`,
  },
  atLeast: {
    characters: (name, limit) => `${name} tiene muy pocos caracteres: ${limit} como mínimo`,
    entries: (name, limit) => `${name} tiene muy pocos elementos: ${limit} como mínimo`,
    amount: (name, limit) => `${name} debe ser al menos ${limit}`,
  },
  lessThan: (name, limit) => `${name} debe ser menor que ${limit}`,
  moreThan: (name, limit) => `${name} debe ser mayor que ${limit}`,
};

/** What is said in words where a shape has no sentence of its own: each names the field and says what it must be. */
export const VALUE_WORDS: Readonly<Record<Locale, ValueWords>> = {
  en: english,
  fr: french,
  es: spanish,
};
