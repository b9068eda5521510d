/* What is read of the brand's look outside of style sheets (`look-values.js`). */

/** A token, such as `deep-900`, as the style sheet has it. */
export function lookValue(token: string): string {
  // biome-ignore lint/style/noProcessEnv: Next replaces this variable with the value of the build.
  return JSON.parse(process.env.LOOK_VALUES || '{}')[token] ?? ''
}

/** Addresses of the typeface's files; the first has what pages mostly need. */
export function fontFiles(): string[] {
  return lookValue('font-files').match(/\/[^"]+/g) ?? []
}
