/** The parameter of the address that names the class looked at. */
export const CLASS_PARAM = 'class';

/** Where a class is looked at; null: everybody. */
export const classPlace = (id: string | null): string => (id === null ? '?' : `?${CLASS_PARAM}=${id}`);
