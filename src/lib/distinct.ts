/**
 * The same texts in the same order, numbered where one is taken already, past numbers that another text has by itself.
 * @param isTaken further texts that none may be
 */
export function distinct(texts: string[], isTaken: (text: string) => boolean = () => false): string[] {
  const own = new Set(texts)
  const given = new Set<string>()
  return texts.map((text) => {
    let candidate = text
    const isFree = () =>
      !given.has(candidate) && !isTaken(candidate) && (candidate === text || !own.has(candidate))
    for (let number = 2; !isFree(); number += 1) candidate = `${text}-${number}`
    given.add(candidate)
    return candidate
  })
}
