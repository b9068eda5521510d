import { foldText } from '@/shared/utils/fold-text'

/** Words, and how they are spelled on phones. */
const PHONE = new Map(
  Object.entries({
    nao: 'n nn naum nw',
    estou: 'to tow tou',
    esta: 'ta tah',
    estao: 'tao',
    estava: 'tava',
    estavam: 'tavam',
    voce: 'vc ce',
    voces: 'vcs',
    porque: 'pq',
    que: 'q k oq oque',
    quando: 'qdo qnd',
    quanto: 'qto qt',
    para_: 'pra pro pras pros p',
    com: 'c cum',
    sem: 's',
    de: 'd',
    depois: 'dps dpois',
    hoje: 'hj',
    muito: 'mt mto mui',
    muita: 'mta',
    muitos: 'mtos',
    muitas: 'mtas',
    tambem: 'tb tbm',
    mesmo: 'msm',
    bebe: 'bb bbs bbzinho bbzinha nene nenem neim baby',
    'recem nascido': 'rn',
    filho: 'fih fi fio',
    filha: 'fia',
    comigo: 'cmg',
    e: 'eh',
    ninguem: 'ngm',
    beleza: 'blz',
    remedio: 'rmd',
    acetilsalicilico: 'aas',
    comprimido: 'cpr comp',
    minutos: 'min',
    horas: 'hrs hs',
    labio: 'beico beicos',
    garganta: 'goela guela gogo',
    olho: 'zoio zoios',
    aguento: 'guento',
    aguenta: 'guenta',
    aguentando: 'guentando',
  }).flatMap(([word, spellings]) => spellings.split(' ').map((spelling) => [spelling, word] as const)),
)

/** Double letters, some of which are Portuguese. */
const REPEATED = /(\p{L})\1+/gu

const withoutRepeats = (word: string): string =>
  word.replace(REPEATED, (run, letter: string) =>
    (letter === 'r' || letter === 's') && run.length === 2 ? run : letter,
  )

/** A word in dictionary form: folded, without repeated letters. */
export function wordOf(word: string): string {
  return withoutRepeats(foldText(word))
}

const NEGATIONS = new Set(['nao', 'nunca'])

/** `não para de vomitar`, `ele para de respirar`: the verb, spelled like the preposition. */
const withVerbParar = (words: string[]): string[] =>
  words.map((word, at) =>
    word === 'para' && (NEGATIONS.has(words[at - 1] ?? '') || words[at + 1] === 'de') ? 'parar' : word,
  )

/** `num consigo`, `num tá`: a spoken denial before these words. */
const DENIED_BY_NUM =
  /^(?:consig|consegu|esta|estou|aguent|quer|para|respir|acord|mex|sint|melhor|pass|mam|come|respond|reag|levant|abr[ei]|fal[ao]|and[ao]|vej|ouv|bebe\b|dorm)/

const withSpokenDenial = (words: string[]): string[] =>
  words.map((word, at) => (word === 'num' && DENIED_BY_NUM.test(words[at + 1] ?? '') ? 'nao' : word))

/** `vo acabar`: the verb; `vó` without accent is spelled the same. */
const withVerbIr = (words: string[]): string[] =>
  words.map((word, at) => (word === 'vo' && /[aei]r$/.test(words[at + 1] ?? '') ? 'vou' : word))

/** `de uma vez` is not `uma vez por dia`. */
const AT_ONCE = /\bde? uma vez(?: so)?\b(?! por| ao| a cada)/g

/** `ajudaaa`, `acudeeem`: a cry, with a letter three times. */
const CRY = /^(?:ajud[ae]m?|ac[ou]d[ae]m?)$/
const CRIED = /(\p{L})\1\1/u

/**
 * A sentence's words, in order: no accents, case and punctuation, phone spelling expanded, numbers separated from
 * units (`3meses`), decimals with a point.
 */
export function wordsOf(sentence: string): string[] {
  const parts =
    foldText(sentence)
      .replace(AT_ONCE, 'deumavez vez')
      .replace(/(\d)[,.](\d)/g, '$1.$2')
      .match(/\d+(?:\.\d+)?|\p{L}+/gu) ?? []
  const words = parts.flatMap((part) => {
    const word = withoutRepeats(part)
    if (CRIED.test(part) && CRY.test(word)) return 'socorro'
    return (PHONE.get(part) ?? PHONE.get(word) ?? word).split(' ')
  })
  return withVerbIr(withVerbParar(withSpokenDenial(words))).map((word) => (word === 'para_' ? 'para' : word))
}

/** A word and what may be meant: `corassao` for `coração`, `farta` for `falta`. */
export function spellingsOf(word: string): string[] {
  return [word, word.replace(/ss(?=[aou])/g, 'c'), word.replace(/r(?=[bcdfgmptv])/g, 'l')]
}

/** A word's approximate sound, for misspellings: `convulção` and `convulsão`, `xiado` and `chiado`. */
export function soundOf(word: string): string {
  return word
    .replace(/aum$/, 'ao')
    .replace(/ch/g, 'x')
    .replace(/sh/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/^h/, '')
    .replace(/qu(?=[eio])/g, 'k')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/s?c(?=[ei])/g, 's')
    .replace(/[ckq]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ss|z|x(?=[ct])/g, 's')
    .replace(/y/g, 'i')
    .replace(/w/g, 'u')
    .replace(/(e)i(?=[^aeiou])|(o)u(?=[^aeiou])|(a)i(?=x)/g, '$1$2$3')
    .replace(/n(?=[pb])/g, 'm')
    .replace(/m(?=[dfjkgstvx])/g, 'n')
    .replace(/l(?=[^aeiouh]|$)/g, 'u')
    .replace(/rr/g, 'r')
    .replace(/^e(?=[sn])/, 'i')
    .replace(/o(?=s?$)/, 'u')
    .replace(/e(?=s?$)/, 'i')
}
