/** A part of an address as it is read; as it stands where its escapes are broken, which visitors can write. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
