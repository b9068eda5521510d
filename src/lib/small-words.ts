import { foldText } from './fold-text'

const listOf = (...lines: string[]): string[] => lines.join(' ').split(' ')

/** Words that say nothing by themselves, folded. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  foldText(
    'a o e as os um uma ao à aos às d de da do das dos em no na nos nas com por para pra pro que se meu minha',
  ).split(' '),
)

/**
 * Words of speech that say little of what is looked for: small ones that written lists of stop words lack, and those
 * round a wish ("posso tomar", "quero um bom remédio"). A page need not have them, also where one ends the query, when
 * it might be the beginning of a longer word.
 */
export const WISH_WORDS: readonly string[] = listOf(
  'eu to tomo pra pras pro pros prum pruma num numa nuns dum duma aí aqui lá né tá tô tão vc vcs pq oq q tb tbm mto mt oi olá',
  'você muito muita bem ainda sempre toda hora vez vezes coisa algo algum alguma tipo favor antes depois até',
  'posso pode podem quero queria preciso precisa devo deve consigo consegue tenho tem ter estou está ficar fica',
  'fazer faz faço dar dá dou ajuda serve funciona comprar usar usa uso tomar toma tomo passar passa vai vem',
  'remédio medicamento remedinho produto tratamento dica dicas bom boa melhor forte fortes ruim feia feio',
  'mal normal demais alta alto jeito caso gente casa dias semana semanas ano anos mês meses',
)

const wishWords: ReadonlySet<string> = new Set(WISH_WORDS.map(foldText))

/**
 * What is asked in a sentence: `remédio pra gripe` -> `gripe`. A page that happens to say "remédio" answers no better than
 * one that does not. A query that says nothing else is left as it is.
 */
export function withoutWishes(query: string): string {
  const words = query.split(/\s+/).filter(Boolean)
  const kept = words.filter((word) => !wishWords.has(foldText(word)))
  return kept.some((word) => !SMALL_WORDS.has(foldText(word))) && kept.length < words.length
    ? kept.join(' ')
    : query
}
