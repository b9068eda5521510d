/** The page of a text file: the response is complete before anything would be rendered. */
export function TextRoute() {
  return null
}
