/** Names in braces, which the site fills in. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? [])
}

/** What the site's text fills in and an editor's text does not have. */
export function lostPlaceholders(known: string, value: string): string[] {
  const used = placeholdersOf(value)
  return [...new Set(placeholdersOf(known))].filter((name) => !used.includes(name))
}
