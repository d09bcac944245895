/** Where earlier versions kept the token; found ones are moved to session storage and removed. */
export const OLD_TOKEN_KEYS = ['authToken', 'auth_token', 'token'] as const;

export const COOKIES = { language: 'ori_lng', look: 'ori_theme', csrf: 'ori_csrf' } as const;
