/** Escapes text for HTML elements and quoted attributes. Invalid characters are removed. */
export function escapeHtml(text: string): string {
  return text
    .replace(/\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The same, with line breaks. */
export function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>')
}
