export interface TextPart {
  text: string
  /** `tel:` or `mailto:`. */
  href?: string
}

/** Services with short numbers, as texts name them; without a name "192" could be anything. */
const SHORT_NUMBERS = '190|192|193|188|136|180|199'
const SERVICES = 'SAMU|OuvSUS|bombeiros|polícia|defesa civil|CVV|disque[ -]saúde|emergências?'
const CALL = '(?:ligue|ligar|disque|discar|chame|telefone)'
const UNITS =
  'mg|mcg|µg|g|kg|ml|l|cm|mm|m|h|horas?|dias?|min|minutos?|segundos?|semanas?|meses|anos?|vez(?:es)?|gotas?|doses?|comprimidos?|cápsulas?|sachês?|pastilhas?|unidades?|pessoas?|reais|UI'

const EMAIL = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+`
const FREE_CALL = String.raw`\b0800[\s.-]?\d{3}[\s.-]?\d{3,4}\b`
const WITH_AREA = String.raw`(?:\+55\s?)?\(\d{2}\)\s?9?\d{4}[\s-]?\d{4}\b`
/** Not followed by digits, a unit or a percentage: "ligue se passar de 190 ml" is no call. */
const SHORT = String.raw`\b(?:${SHORT_NUMBERS})\b(?![.,]\d|[%°º]|\s?(?:${UNITS})\b)`
const GAP = String.raw`[\s,:(–—-]{1,4}`
const AND = String.raw`(?:(?:${SHORT_NUMBERS})(?:,| e| ou)\s)?`
const AFTER_CALL = String.raw`(?<=\b${CALL}(?:\s(?:já|agora|logo|imediatamente))?(?:\spara)?(?:\s[oa]s?)?(?:\s(?:número|telefone|${SERVICES}))?${GAP}${AND})${SHORT}`
const AFTER_SERVICE = String.raw`(?<=\b(?:${SERVICES})${GAP}(?:(?:no|pelo|número|telefone)\s){0,2}${AND})${SHORT}`
const BEFORE_SERVICE = String.raw`${SHORT}(?=${GAP}(?:[oa]s?\s)?(?:${SERVICES})\b)`

const CONTACT = new RegExp(
  [EMAIL, FREE_CALL, WITH_AREA, AFTER_CALL, AFTER_SERVICE, BEFORE_SERVICE].join('|'),
  'giu',
)

const hrefOf = (contact: string): string => {
  if (contact.includes('@')) return `mailto:${contact}`
  const digits = contact.replace(/\D/g, '')
  return contact.includes('(') ? `tel:+55${digits.replace(/^55(?=\d{10})/, '')}` : `tel:${digits}`
}

/** Finds telephone numbers and mail addresses in a text. */
export function contactParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: contact, index } of text.matchAll(CONTACT)) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: contact, href: hrefOf(contact) })
    end = index + contact.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
