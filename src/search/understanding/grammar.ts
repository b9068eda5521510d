const words = (...lines: string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '))

/** Words that expressions are compared without: articles and prepositions, `pra` as well, which a sentence has as `para`. */
export const ARTICLES = words(
  'a o e as os um uma uns umas ao aos d de da do das dos em no na nos nas num numa com por para pra pro pelo pela que meu minha meus minhas',
  'seu sua seus suas nosso nossa esse essa este isso isto la ai',
)

/** Words that deny what follows. */
export const DENIALS = words('nao nem nunca sem jamais')

/** Words between a denial and what it denies: auxiliary verbs and adverbs. */
export const BETWEEN = words(
  'estou esta estao estava estavam ta to consigo consegue conseguem conseguindo conseguia conseguiu consegui conseguir deixa pude quer querem queria quero querendo',
  'me te mais muito quase direito bem pode podendo posso tem tenho tinha ter teve vai vem fica ficou ficando nem ele ela eu a o de da do que se',
  'ainda mais ja nada nenhuma nenhum sequer completamente apenas so estar ser e foi ha aguenta aguento aguentando',
)

/** Words that say nothing of a subject and are not counted when a sentence is judged. */
export const GRAMMAR = words(
  'eu voce voces ele ela eles elas nos me te lhe mim comigo dele dela deles delas seu sua quem qual quais quando quanto quanta quantos quantas',
  'como onde porque mas ou entao pois tudo nada algo alguem ninguem outro outra outros outras todo toda todos todas cada mesmo mesma ainda',
  'agora hoje ontem depois antes sempre nunca nao nem sem sim muito muita muitos muitas mais menos tao bem mal quase ja la ai aqui isso isto aquilo',
  'estou esta estao estava estavam estar sou e era sao ser foi foram fui seja tem tenho temos tinha ter teve tive tenha ha havia vai vou vamos ir',
  'ia vem vir faz fazer faco fez fazendo fica ficar ficou ficando pode posso podem poder podia devo deve quero quer queria querem preciso precisa',
  'precisar consigo consegue conseguindo conseguir da dar para ate sobre entre desde assim tambem so algum alguma alguns algumas sera deu dia dias',
  'vez vezes deumavez hora horas gente casa coisa coisas tipo favor oi ola bom boa dia noite manha tarde ano anos mes meses semana semanas minutos la',
)

/** Words of works, lessons and the news: what they name is not happening to anybody who searches. */
export const WORKS = words(
  'musica letra filme serie novela livro elenco personagem personagens meme desenho signo horoscopo noticia noticias redacao',
  'pesquisa trabalho significado sinonimo tatuagem fantasia logo mascote crush poema frase frases game resumo',
)

/** Words of who tells something: of whom it is told, and verbs of how somebody is and of what they want. */
export const NARRATIVE = words(
  'meu minha meus minhas nosso nossa me comigo mim estou esta estao estava estavam tava fiquei ficou sou vou quero queria aguento',
  'tomo uso pingo consigo consegui conseguiu sinto tenho teve tive deu acordei acordou',
)
