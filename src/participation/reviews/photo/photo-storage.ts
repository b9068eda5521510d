/** Where photos are kept, by names that the site itself makes: letters, digits, hyphens, dots and slashes. */
export interface PhotoStorage {
  put(name: string, bytes: Buffer): Promise<void>
  /** Null where there is none of this name. */
  get(name: string): Promise<Buffer | null>
  /** Does nothing where there is none. */
  delete(name: string): Promise<void>
  /** Names that begin so. */
  list(prefix: string): Promise<string[]>
}
