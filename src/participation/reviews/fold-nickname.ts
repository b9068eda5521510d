/** Letters of other alphabets that look like Latin ones. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
}

/** A nickname for comparing: ignores case, accents, width and look-alike letters. Unique in the database. */
export function foldNickname(nickname: string): string {
  const plain = nickname.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain].map((letter) => LOOKALIKES[letter] ?? letter).join('')
}
