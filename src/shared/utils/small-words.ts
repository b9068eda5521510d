import { foldText } from './fold-text'

const listOf = (...lines: string[]): string[] => lines.join(' ').split(' ')

/** Words without meaning of their own, folded. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  foldText(
    'a o e as os um uma ao à aos às d de da do das dos em no na nos nas com por para pra pro que se meu minha',
  ).split(' '),
)

/**
 * Words of speech that do not matter to a search: small ones missing in written stop word lists, and those of wishes
 * ("posso tomar", "quero um bom remédio"). A page need not contain them, also as the query's last, perhaps incomplete
 * word.
 */
export const WISH_WORDS: readonly string[] = listOf(
  'eu to tomo pra pras pro pros prum pruma num numa nuns dum duma aí aqui lá né tá tô tão vc vcs pq oq q tb tbm mto mt oi olá',
  'você muito muita bem ainda sempre toda hora vez vezes coisa algo algum alguma tipo favor antes depois até',
  'posso pode podem quero queria preciso precisa devo deve consigo consegue tenho tem ter estou está ficar fica',
  'fazer faz faço dar dá dou ajuda serve funciona comprar usar usa uso tomar toma tomo passar passa vai vem',
  'remédio medicamento remedinho produto tratamento dica dicas bom boa melhor forte fortes ruim feia feio',
  'mal normal demais alta alto jeito caso gente casa dias semana semanas ano anos mês meses',
  'sou são quer querendo saber gostaria quanta quantas pesa pergunta dúvida',
)

/** "8 meses", "6 aninhos", "52 kg": whom it is for is read elsewhere (`understanding/`), and pages say it in other numbers. */
const AGE =
  /(?<![\p{L}\p{N}])\d{1,2}\s*(?:an(?:inh)?os?(?: e meio)?|m[eê]s(?:es|inhos)?(?: e meio)?|kg|quilos)(?![\p{L}\p{N}])/giu

const wishWords: ReadonlySet<string> = new Set(WISH_WORDS.map(foldText))

/** A query without wish words and ages: `remédio pra gripe` -> `gripe`; one with nothing else is unchanged. */
export function withoutWishes(query: string): string {
  const kept = query
    .replace(AGE, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !wishWords.has(foldText(word)))
  return kept.some((word) => !SMALL_WORDS.has(foldText(word))) ? kept.join(' ') : query
}
