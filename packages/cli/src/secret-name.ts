/** Whether a name is that of something that lets somebody in, however it is written. Rather one too many than one too few. Pure. */

/** Anywhere in a name. */
const PARTS =
  /secret|token|passw|passphrase|passcode|pwd|credential|authori[sz]|authenti|signature|cookie|session|bearer|mnemonic|apikey|recoverycode|backupcode|accesscode|securitycode|verificationcode|onetime|privatekey|signingkey|keypair/;

/** A word of a name: within another word it means nothing. */
const WORDS: ReadonlySet<string> = new Set(
  'auth cred creds csrf cvc cvv hmac jwt jwe key keys mfa nonce otp pass pat pem pin pins puk salt seed sid sig sso tan totp xsrf'.split(
    ' ',
  ),
);

export const isSecretName = (name: string): boolean => {
  const plain = name.normalize('NFKC');
  if (PARTS.test(plain.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))) return true;
  return plain
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})|(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => WORDS.has(word));
};
