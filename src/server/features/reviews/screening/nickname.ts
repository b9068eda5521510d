import { readBrand } from '@/server/mail/read-labels'
import { serverEnv } from '@/shared/config/env'
import type { ModerationHint } from '@/shared/content-model/views/moderation'
import type { ReviewWords } from '@/shared/content-model/views/review'
import { hasEmail, hasLink, hasPhone } from '@/shared/schemas/rules/contact-details'

/** Words forbidden in nicknames, folded: `parts` anywhere, `words` as a whole name or a part of it ("DrAna"). */
interface WordList {
  parts: readonly string[]
  words: readonly string[]
}

const list = (words: string): string[] => words.trim().split(/\s+/)

const ROLES: WordList = {
  parts: list(`
    admin anvisa atendimento doutor enfermeir equipe farmaceutic farmacovigil medica medico ministerio
    moderacao moderador nutricionista oficial pediatra procon suporte
  `),
  words: ['crf', 'crm', 'dr', 'dra', 'gerente', 'sac', 'samu', 'staff', 'sus'],
}

const INSULTS: WordList = {
  parts: list(`
    arrombad boiola buceta caralh cuzao desgracad escrot estupr filhadaput filhodaput fodase fuck hitler
    idiota imbecil merda nazist nigger pedofil piroca punhet retardad traveco vagabund xoxota
  `),
  words: list(`
    babaca bicha bichas bosta cacete corna corno cu fdp foda foder fodido nazi otaria otario otarios pica
    porra pqp puta putaria putas putinha puto quenga trouxa vadia vadio viadinho viado viados vsf vtnc
  `),
}

/** Other brands for colds, throat and nose, not to be compared. */
const OTHER_BRANDS: readonly string[] = list(`
  aturgyl benegrip cimegripe gelol maresis naldecon naridrin neosoro rinosoro salsep sorine strepsils
  vick vicks
`)

/** Letters by those above them. */
const lettersOf = (pairs: readonly (readonly [others: string, plain: string])[]) =>
  new Map(pairs.flatMap(([others, plain]) => [...others].map((letter, at) => [letter, plain[at] ?? ''])))

/** Letters of other alphabets, each above the Latin one that it looks like. */
const latin = lettersOf([
  ['авсԁеһіјкморѕтух', 'abcdehijkmopstyx'],
  ['αβεηικνορτυχ', 'abenikvoptux'],
  ['ıłøđ', 'ilod'],
])

/** Digits read as letters: "adm1n". */
const letterOf = lettersOf([['013457', 'oieast']])

/** A nickname for comparing: ignores case, accents, width and look-alike letters. Unique in the database. */
export function foldNickname(nickname: string): string {
  const plain = nickname.normalize('NFKC').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain].map((letter) => latin.get(letter) ?? letter).join('')
}

const SHORTEST_BRAND = 4

/** Folded words of the brand and the site's host: a nickname with them seems to be the brand. */
export async function brandWords(): Promise<string[]> {
  const { SITE_URL } = serverEnv()
  const name = await readBrand()
  const host = new URL(SITE_URL).hostname.replace(/^www\./, '').split('.')[0] ?? ''
  return [name, host]
    .flatMap((text) => foldNickname(text).split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= SHORTEST_BRAND)
}

/** A name's parts, divided by capitals and digits, folded. */
const partsOf = (nickname: string): string[] =>
  nickname
    .split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|\d+/u)
    .map(foldNickname)
    .filter((part) => part !== '')

const withoutRepeats = (text: string): string => text.replace(/(.)\1{2,}/gu, '$1')

/** A whole name's readings: without digits, and with digits as letters. */
const readingsOf = (nickname: string): string[] => {
  const folded = withoutRepeats(foldNickname(nickname))
  return [folded.replace(/\d+/g, ''), [...folded].map((letter) => letterOf.get(letter) ?? letter).join('')]
}

/** Whether a nickname is no telephone number, insult, brand, profession or authority (behavior REVIEW-14). */
export async function isSuitableNickname(nickname: string): Promise<boolean> {
  if (hasPhone(nickname.replace(/\D+/g, ''))) return false
  const readings = readingsOf(nickname)
  const forbidden = [...ROLES.parts, ...INSULTS.parts, ...(await brandWords())]
  if (forbidden.some((part) => readings.some((reading) => reading.includes(part)))) return false
  const words = new Set([...ROLES.words, ...INSULTS.words])
  return [...partsOf(nickname), ...readings].every((word) => !words.has(word))
}

const otherBrands = new Set(OTHER_BRANDS)
const insults = new Set(INSULTS.words)

const isInsult = (word: string): boolean =>
  insults.has(word) || INSULTS.parts.some((part) => word.includes(part))

const CHECKS: readonly [ModerationHint, (text: string, words: readonly string[]) => boolean][] = [
  ['link', hasLink],
  ['email', hasEmail],
  ['phone', hasPhone],
  ['insult', (_, words) => words.some(isInsult)],
  ['otherBrand', (_, words) => words.some((word) => otherBrands.has(word))],
  ['repeated', (text) => /(\p{L})\1{5,}/u.test(text)],
]

export function hintsFor({
  title,
  summary,
  description,
  location,
}: Pick<ReviewWords, 'title' | 'summary' | 'description' | 'location'>): ModerationHint[] {
  const text = [title, summary, description, location]
    .join('\n')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const words = foldNickname(text).split(/[^\p{L}]+/u)
  return CHECKS.flatMap(([hint, isFound]) => (isFound(text, words) ? [hint] : []))
}
