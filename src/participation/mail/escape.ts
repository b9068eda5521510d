/** A text as HTML, in elements and in quoted attributes. Signs that no document may hold are left out. */
export function escapeHtml(text: string): string {
  return text
    .replace(/\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** The same, with line breaks that are seen. */
export function withBreaks(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>')
}
