import { foldText } from '@/lib/fold-text'
import { BODY, PERSON, WELL } from './harm-patterns'
import { suspectWords } from './suspect-words'
import { wordPattern } from './word-pattern'

const body = wordPattern(`${BODY}|${PERSON}`)

/** What is well in a clause, and what people do with a product: neither is a change of a body. */
const well = wordPattern(
  `${WELL}|us*|pass*|aplic*|coloc*|compr*|ajud*|funcion*|gost*|amo|amei|amou|ador*|recomend*|cheg*|dorm*|acalm*|resolv*|deix*|perfeit*|quero|queria|posso|pode|devo|serve|bom|boa|gostos*|ideal|sequinh*|massag*|relax*|cuid*|resfriad*|gripe|curou|valeu|parabens|aprov*|agradec*|obrigad*|marca|embal*|rotulo|frasco|tampa|congest*|diz|disse|falou|pergunt*|indic*|pediu|pede|mandou|trouxe|levou|pegou|achou|viu|contou|trabalh*|presente*|nasc*|cresc*|ensin*|experiment*|tosse|catarro|falt*`,
)

/** Verbs in a tense in which things happen, and what came of them. */
const HAPPENED =
  /(?<!\p{L})(?!(?:marid|lad|tod|cad|quand|vid|sent)[oa]s?(?!\p{L}))\p{L}+(?:ou|eu|iu|aram|eram|iram|ando|endo|indo|ad[oa]s?|id[oa]s?|ur[oa]s?)(?!\p{L})/u

/** Whether a clause says that something happened to a person or a part of the body, and nothing in it is well. Pure. */
export function bodyChanged(text: string): boolean {
  return text.split(/[.,;:!?\n]|\bmas\b/).some((clause) => {
    const words = suspectWords(clause)
    return body.test(words) && !well.test(words) && HAPPENED.test(foldText(clause))
  })
}
