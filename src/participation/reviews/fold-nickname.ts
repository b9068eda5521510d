/** Letters of other alphabets, each above the Latin one that it looks like. */
const LOOKALIKES = [
  ['авсԁеһіјкморѕтух', 'abcdehijkmopstyx'],
  ['αβεηικνορτυχ', 'abenikvoptux'],
  ['ıłøđ', 'ilod'],
] as const

const latin = new Map(
  LOOKALIKES.flatMap(([others, plain]) => [...others].map((letter, index) => [letter, plain[index] ?? ''])),
)

/** A nickname for comparing: ignores case, accents, width and look-alike letters. Unique in the database. */
export function foldNickname(nickname: string): string {
  const plain = nickname.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain].map((letter) => latin.get(letter) ?? letter).join('')
}
