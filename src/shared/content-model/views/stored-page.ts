/** A page that browsers store for times without network. */
export interface StoredPage {
  /** With slashes at both ends. */
  path: string
  title: string
}
