const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'belongs to another user: run the command as that one, or give it to this one',
  EPERM: 'belongs to another user: run the command as that one, or give it to this one',
  EROFS: 'cannot be written: its disk is read-only',
  ENOSPC: 'cannot be written: its disk is full',
}

const textOf = (error: Error, name: 'code' | 'path'): string => String(Reflect.get(error, name) ?? '')

/** The message where a command may not write a file, or the disk is full; null for any other error. */
export function fileFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const words = WORDS[textOf(error, 'code')]
  return words === undefined ? null : `${textOf(error, 'path') || 'A file'} ${words} (${error.message}).`
}
