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

/** Words without subject, not counted when judging a sentence. */
export const GRAMMAR = words(
  'eu voce voces ele ela eles elas nos me te se lhe mim comigo dele dela deles delas seu sua quem qual quais quando quanto quanta quantos quantas',
  'como onde porque mas ou entao pois tudo nada algo alguem ninguem outro outra outros outras todo toda todos todas cada mesmo mesma ainda',
  'agora hoje ontem depois antes sempre nunca nao nem sem sim muito muita muitos muitas mais menos tao bem mal quase ja la ai aqui isso isto aquilo',
  'estou esta estao estava estavam estar sou e era sao ser foi foram fui seja tem tenho temos tinha ter teve tive tenha ha havia vai vou vamos ir',
  'ia vem vir faz fazer faco fez fazendo fica ficar ficou ficando pode posso podem poder podia devo deve quero quer queria querem preciso precisa',
  'precisar consigo consegue conseguindo conseguino conseguir da dar para ate sobre entre desde assim tambem so algum alguma alguns algumas sera deu dia dias',
  'dai desse dessa tanta tanto bah tche visse uai oxe oxente egua mano vei vixe eita ave ne hein pfvr pfv plz afe poxa opa cade kd tri',
  'vez vezes deumavez hora horas gente casa coisa coisas tipo favor oi ola bom boa dia noite manha tarde ano anos mes meses semana semanas minutos la',
)

/** Words of works and news: what they name is not happening to the visitor. */
export const WORKS = words(
  'musica filme serie novela livro elenco personagem personagens meme signo horoscopo noticia noticias anime dorama poeta sinonimo tatuagem',
  'frase frases game piada charada giria romantismo literatura memorias jingle bordao proverbio episodio temporada seriado documentario',
  'letra letras resumo cifra poema sinopse enredo traducao trailer redacao slogan fantasia',
)

/** Those of WORKS that never end a narration: they count whatever precedes them. */
export const TEXTS = words(
  'letra letras resumo cifra poema sinopse enredo traducao trailer redacao slogan fantasia',
)

/** Words that name a work or lesson only at the beginning: `desmaio no trabalho` does not. */
export const BEGIN_WORKS = words(
  'trabalho pesquisa significado desenho logo mascote crush dama bloco drama reportagem apresentador',
)

/** Past verbs of buying, seeing, talking, and of beginnings and ends; `guri` only looks like one. */
export const HARMLESS_PAST = words(
  'comprei comprou pedi pediu recebi recebeu chegou achei procurei encontrei vi viu ouvi ouviu li leu gostei gostou adorei adorou amei comecei',
  'descobriu comecou peguei pegou melhorei melhorou voltou acabou mudou mudaram trocaram tiraram inventou inventaram criou lancaram indicou indicaram',
  'receitou mandou mandaram disse falou falaram perguntou viajei escolhi aprendi assisti ganhei ganhou custou aumentou conheci existiu',
  'quebrou fiquei acordei acordou parou sonhei choveu esfriou guri testei aprovei atrasou recomendei',
)

/** Words of a narration: of persons, and verbs of condition. */
export const NARRATIVE = words(
  'meu minha meus minhas nosso nossa me comigo mim estou esta estao estava estavam tava fiquei ficou sou vou aguento',
  'tomo uso pingo consigo consegui conseguiu sinto tenho teve tive deu acordei acordou',
)
