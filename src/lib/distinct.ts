/**
 * The same texts in the same order, numbered where one is taken already: by another, or by what another's number made of it.
 * @param isTaken further texts that none may be
 */
export const distinct = (texts: string[], isTaken: (text: string) => boolean = () => false): string[] => {
  const given = new Set<string>()
  return texts.map((text) => {
    let candidate = text
    for (let number = 2; given.has(candidate) || isTaken(candidate); number += 1)
      candidate = `${text}-${number}`
    given.add(candidate)
    return candidate
  })
}
