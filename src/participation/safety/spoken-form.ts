/** What people write for a word on a phone. */
const SHORT: Readonly<Record<string, string>> = {
  bb: 'bebe',
  nenem: 'bebe',
  nene: 'bebe',
  neném: 'bebe',
  cocou: 'coçou',
  dps: 'depois',
  mau: 'mal',
  n: 'nao',
  naum: 'nao',
  num: 'nao',
  ñ: 'nao',
  tou: 'estou',
  to: 'estou',
  tô: 'estou',
  ta: 'esta',
  tá: 'esta',
  tava: 'estava',
}

/**
 * A word as it is spoken in Brazil, so that "alergia" and "alerjia", "convulsão" and "convulção", "inchaço" and "enxasso",
 * "ardendo" and "ardeno" are one. "ç" becomes `cedilla`: people also write it as a plain "c".
 */
function spokenWord(word: string, cedilla: string): string {
  return (SHORT[word] ?? word)
    .replace(/ç/g, '§')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([^r\d])\1+/g, '$1')
    .replace(/r{3,}/g, 'rr')
    .replace(/aum$/, 'ao')
    .replace(/(?<=[aei]n)d(?=o$)/, '')
    .replace(/^e(?=[nm])/, 'i')
    .replace(/^des/, 'dis')
    .replace(/[cs]h/g, 'x')
    .replace(/h/g, '')
    .replace(/g(?=[eiy])/g, 'j')
    .replace(/gu(?=[eiy])/g, 'g')
    .replace(/qu(?=[eiy])|q/g, 'k')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/c/g, 'k')
    .replace(/y/g, 'i')
    .replace(/ou/g, 'o')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/s+/g, 's')
    .replace(/§/g, cedilla)
}

/** A text as words in their spoken form, each between single spaces. Pure. */
export function spokenText(text: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return ` ${words
    .filter((word) => word !== '')
    .map((word) => spokenWord(word, 's'))
    .join(' ')} `
}

/** A word of a pattern: its "ç" stands for both spellings. */
export function spokenPattern(word: string): string {
  return spokenWord(word, '[sk]')
}

/** The beginning of a word: how a last "c", "g" or "q" is spoken depends on what follows. */
export function spokenBeginning(beginning: string): string {
  return spokenPattern(beginning.replace(/c$/, 'ç').replace(/qu$/, 'q')).replace(/g$/, '[gj]')
}
