import { foldText } from '@/utils/fold-text'
import { BODY, HARMLESS_PATTERNS, PERSON, WELL } from './harm-patterns'
import { phrasePattern, spokenText, wordPattern } from './word-pattern'

const harmless = HARMLESS_PATTERNS.map(phrasePattern)

/** A text in its spoken form, without the phrases that only sound like harm. Pure. */
export function suspectWords(text: string): string {
  return harmless.reduce((rest, pattern) => rest.replace(pattern, ' '), spokenText(text))
}

const body = wordPattern(`${BODY}|${PERSON}`)

/** What is well in a clause, and what people do with things: neither is a change of a body. */
const GOOD = `${WELL}|compr*|ajud*|funcion*|gost*|amo|amei|amou|ador*|ama|amam|durm*|destranc*|desentop*|abre|desencat*|desencrav*|recomend*|cheg*|dorm*|acalm*|resolv*|deix*|perfeit*|quero|queria|posso|pode|devo|serve|bom|boa|gostos*|ideal|sequinh*|massag*|relax*|cuid*|resfriad*|gripe|curou|valeu|parabens|aprov*|agradec*|obrigad*|marca|embal*|rotulo|frasco|tampa|congest*|diz|disse|falou|pergunt*|indic*|pediu|pede|mandou|trouxe|levou|pegou|achou|viu|contou|trabalh*|presente*|nasc*|cresc*|ensin*|experiment*|tosse|catarro|falt*`
const good = wordPattern(GOOD)
const used = wordPattern('us*|pass*|aplic*|coloc*')
const neutral = wordPattern(
  'us*|passo|passa|pedi*|lembr*|larg*|vem|vend*|cabe|materia|artigo|texto|desde|viv*|perdeu|quebr*|pass*|comprei|ganh*|deu|dei|ele|ela|qual|como|onde|tem|cor|conta|site|loja|preço|menos|suj*|roub*|irrit*|arde|queima',
)

/** What somebody noticed from the time of a use on: what comes after a use and is not good may come from it. */
const sinceUse = wordPattern(
  'desde|depois|apos|logo|assim|vez|vezes|sempre|basta us*|passei|passo|passar|tom*|aplic*|ping*|inal*|coloquei|coloco|começ*|dei|borrif*|chup*|cheir*|pastilha*|dose*|gota*|colher*|comprimido*|inalaç*',
)
const unharmed = wordPattern(
  `${GOOD}|quanto|quantas|quantos|qual|como|precisa|lav*|guard*|lembr*|fech*|amor|descob*|outro`,
)

/** Verbs in a tense in which things happen, and what came of them. */
const HAPPENED =
  /(?<!\p{L})(?!(?:marid|lad|tod|cad|quand|vid|sent)[oa]s?(?!\p{L}))\p{L}+(?:ou|eu|iu|aram|eram|iram|ando|endo|indo|ad[oa]s?|id[oa]s?|ur[oa]s?)(?!\p{L})/u

const SENTENCE = /[.!?\n]/
const CLAUSE = /[.,;:!?\n]|\bmas\b/
const PART = /[.,;:!?\n]|\b(?:mas|e)\b/

/**
 * Whether a text says that something happened to a person or a part of the body, or after a use, and nothing in it is well;
 * so does a clause about one of them that says nothing known. Pure. Equal parts are read once, and phrases that only sound
 * like harm are removed last: thousands of short clauses must not take longer than one long one.
 */
export function bodyChanged(text: string): boolean {
  const some = (parts: RegExp, isHarm: (words: string, part: string) => boolean) =>
    [...new Set(text.split(parts))].some((part) => isHarm(spokenText(part), part))
  const ofBody = (words: string, part: string) => body.test(words) && body.test(suspectWords(part))
  return (
    some(SENTENCE, (words) => sinceUse.test(words) && !unharmed.test(words)) ||
    some(CLAUSE, (words, part) => !good.test(words) && !neutral.test(words) && ofBody(words, part)) ||
    some(
      PART,
      (words, part) =>
        !good.test(words) && !used.test(words) && HAPPENED.test(foldText(part)) && ofBody(words, part),
    )
  )
}
