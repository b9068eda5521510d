export const words = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Words ignored when comparing expressions: articles and prepositions, also `pra`, which sentences have as `para`. */
export const ARTICLES = words(
  'a o e as os um uma uns umas ao aos d de da do das dos em no na nos nas num numa com por para pra pro pelo pela que meu minha meus minhas',
  'seu sua seus suas nosso nossa esse essa este isso isto la ai',
)

export const DENIALS = words('nao nem nunca sem jamais')

/** Words between a denial and its object: auxiliary verbs and adverbs. */
export const BETWEEN = words(
  'estou esta estao estava estavam ta to consigo consegue conseguem conseguindo conseguino conseguia conseguiu consegui conseguir deixa pude quer querem queria quero querendo',
  'me te mais muito quase direito bem pode podendo posso tem tenho tinha ter teve vai vem fica ficou ficando nem ele ela eu a o de da do que se',
  'ainda mais ja nada nenhuma nenhum sequer completamente apenas so estar ser e foi ha aguenta aguento aguentando',
)
