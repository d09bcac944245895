/** Does this browser know passkeys at all? */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';
