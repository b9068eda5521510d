const NAMES = ['authorization', 'cookie', 'set-cookie', 'password', 'secret', 'token', 'access_token']

/** Fields of log lines whose values are never written, at the top and one or two levels down. */
export const SECRET_FIELDS = NAMES.flatMap((name) => {
  const key = `["${name}"]`
  return [key, `*${key}`, `*.*${key}`]
})

const BEARER = /\b(Bearer|Basic) [\w.~+/=-]{8,}/g
const IN_ADDRESS = /([?&](?:secret|token|access_token|api_key)=)[^&\s"\\]+/gi
const IN_AUTHORITY = /(\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"]*:)[^\s@"]+@/gi

/** An e-mail address, plain or encoded; never from within an escape sequence of JSON, which would break the line. */
const MAIL_ADDRESS =
  /(?<!\\u?[0-9a-f]{0,3})[\p{L}\p{N}._+-]{1,64}(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}]{2,24}/giu

/** A finished line without tokens and e-mail addresses that slipped into messages, addresses and stack traces. */
export function redactSecrets(line: string): string {
  return line
    .replace(BEARER, '$1 [redacted]')
    .replace(IN_ADDRESS, '$1[redacted]')
    .replace(IN_AUTHORITY, '$1[redacted]@')
    .replace(MAIL_ADDRESS, '[e-mail]')
}
