/** Decodes part of an address; invalid escapes, which visitors can type, are left unchanged. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
