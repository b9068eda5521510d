/** What a browser tells of a section that could not be drawn: nothing of the visitor, and no message, which may quote content or input. */
export interface SectionFailureReport {
  section: string
  entry: string
  /** Name of the error, such as `TypeError`. */
  error: string
  /** Path of the page, without query and fragment. */
  path: string
}
