/** Photos by names from the site itself: letters, digits, hyphens, dots and slashes. */
export interface PhotoStorage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null if unknown. */
  get(name: string): Promise<Buffer | null>
  /** Does nothing if unknown. */
  delete(name: string): Promise<void>
  /** Names with this prefix. */
  list(prefix: string): Promise<string[]>
}
