import { fieldName, typeName } from '@/server/content/reader/problem-words'
import { reasonTexts } from '@/shared/labels/preview-reasons'
import { type CheckContext, type Finding, textOf } from './context'

/** A finding in editors' terms. */
export interface FindingWords {
  /** Title of the entry, else its id; null for the space. */
  entry: string | null
  type: string | null
  field: string | null
  reason: string
  /** One sentence; null where the reason already contains the remedy. */
  remedy: string | null
}

const PUBLISH = 'Publique também o que está ligado, ou tire a ligação.'
const ADDRESS = 'Corrija o endereço: um caminho do site começa com /, os outros com https://.'
const SHORTEN = 'Encurte o texto ou a lista.'

/** Reasons of the check -> words for editors, and the remedy. The first that matches counts. */
const ROWS: [RegExp, string, string | null][] = [
  [/^is required$/, 'o campo é obrigatório e está vazio', 'Preencha o campo.'],
  [
    /^no entry of type (\S+): (.+)$/,
    'o espaço não tem nenhuma entrada do tipo $1',
    'Crie e publique uma: sem ela o site fica sem essa parte.',
  ],
  [
    /^(\S+) does without pages: (.+)$/,
    'o recurso $1 fica sem páginas próprias para: $2',
    'O site mostra o agradecimento ou o formulário por si, ou nenhum link. Para páginas suas, crie-as com a função ou o recurso.',
  ],
  [
    /^no page holds compareProducts: .*$/,
    'nenhuma página tem o recurso compareProducts',
    'Os produtos ficam sem “Comparar”. Para tê-lo, ponha o recurso em uma página.',
  ],
  [/^unknown content type$/, 'o site não conhece este tipo de conteúdo', null],
  [/^the content type has no such field$/, 'o tipo de conteúdo não tem este campo', null],
  [/^has (\d+) (?:characters|items), at most (\d+) are allowed$/, 'tem $1, no máximo são $2', SHORTEN],
  [
    /^has (\d+) (?:characters|items), at least (\d+) are needed$/,
    'tem $1, no mínimo são $2',
    'Complete o campo.',
  ],
  [/^is (-?[\d.]+), at most (\d+) is allowed$/, 'é $1, no máximo é $2', 'Confira o número e a unidade.'],
  [/^is (-?[\d.]+), at least (\d+) is needed$/, 'é $1, no mínimo é $2', 'Confira o número e a unidade.'],
  [/^(.+) is none of (.+)$/s, '$1 não é uma das opções: $2', 'Escolha uma das opções do campo.'],
  [/^slug (.+) has a dot: /, 'o slug $1 tem um ponto', 'Tire o ponto do slug.'],
  [/^slug (.+) has capitals: /, 'o slug $1 tem maiúsculas', 'Escreva o slug em minúsculas.'],
  [/^(.+) does not match (.+)$/s, '$1 não tem a forma pedida ($2)', 'Escreva como a ajuda do campo explica.'],
  [/^(.+) is that of entry (\S+) already$/s, '$1 já está na entrada $2', 'Mude uma das duas.'],
  [
    /^(.+) is the path of (\S+) \((\w+)\) already$/s,
    '$1 já é o endereço da página $2 ($3)',
    'Mude um dos dois slugs.',
  ],
  [/^(.+) is the address of the home page$/s, '$1 é o endereço da página inicial', 'Escolha outro slug.'],
  [
    /^(.+) is the address of the (\S+), which is served there$/s,
    '$1 é o endereço de uma página fixa ($2)',
    'Escolha outro slug.',
  ],
  [
    /^the site serves no address like (.+)$/s,
    'o site não tem endereços como $1',
    'Use só letras minúsculas, números, hifens e barras.',
  ],
  [
    /^links to (?:entry|asset) (\S+), which does not exist(.*)$/s,
    'liga a $1, que não existe',
    'Tire a ligação, ou escolha outra entrada.',
  ],
  [/^\S+ has no target$/, 'uma ligação do texto não tem destino', 'Escolha o destino, ou tire a ligação.'],
  [
    /^has fields in (\S+), which is no locale of the space$/,
    'tem textos em $1, uma língua que o espaço não tem',
    'Apague esses textos, ou acrescente a língua ao espaço.',
  ],
  [/^asset (\S+): has no file$/, 'o recurso $1 não tem arquivo', 'Envie o arquivo, ou apague o recurso.'],
  [
    /^asset (\S+): has no width and height$/,
    'a imagem $1 não tem largura nem altura',
    'Envie a imagem outra vez.',
  ],
  [/^links to its own entry: .*$/, 'liga a si mesmo; o site deixa isso de fora', 'Tire a ligação.'],
  [
    /^links to entry (\S+) of type (\S+), only (.+) is allowed here$/s,
    'liga a $1, do tipo $2; aqui só cabem: $3',
    'Troque a ligação.',
  ],
  [
    /^links to asset (\S+) of type (\S+), only images are allowed here$/,
    'liga ao arquivo $1, que não é imagem ($2)',
    'Troque o arquivo por uma imagem.',
  ],
  [
    /^is published, but links to (?:entry|asset) (\S+), which is a draft$/,
    'está publicado, mas liga a $1, que é rascunho',
    PUBLISH,
  ],
  [
    /^links to entry (\S+) \((\w+)\), no page$/,
    'liga a $1 ($2), que não é uma página',
    'Ligue a uma página.',
  ],
  [
    /^(.+): leave out \/pt-br, the site adds it$/s,
    '$1 começa com /pt-br',
    'Tire /pt-br: o site o põe sozinho.',
  ],
  [/^(.+) leads to no page$/s, '$1 não leva a nenhuma página', 'Corrija o caminho, ou publique a página.'],
  [/^(.+) leads to page (\S+), which is a draft$/s, '$1 leva à página $2, que é rascunho', PUBLISH],
  [/^(.+) does not start with \/$/s, '$1 não começa com /', 'Escreva o caminho a partir da barra.'],
  [
    /^(.+) is the address of page (\S+): the redirect would hide it$/s,
    '$1 é o endereço da página $2, que o redirecionamento esconderia',
    'Mude o endereço antigo, ou tire a página do ar.',
  ],
  [
    /^(.+) is the old address of redirect (\S+) already$/s,
    '$1 já é redirecionado por $2',
    'Apague um dos dois.',
  ],
  [
    /^(.+) is neither a path that starts with \/ nor an address such as https:\/\/$/s,
    '$1 não é um endereço',
    ADDRESS,
  ],
  [
    /^(.+) has a query, an anchor or a star: .*$/s,
    '$1 tem ?, # ou *: só caminhos inteiros são redirecionados',
    'Escreva um caminho inteiro.',
  ],
  [
    /^(.+) leads back to the old address, by (.+)$/s,
    '$1 volta ao endereço antigo, por $2',
    'Mude o destino de um deles.',
  ],
  [
    /^no alternative text(.*)$/s,
    'falta o texto alternativo',
    'Descreva a imagem em uma frase, ou marque que é decorativa.',
  ],
  [/^asset (\S+) is not used$/, 'o arquivo $1 não é usado', 'Apague-o, se não for mais preciso.'],
  [/^is not used$/, 'a entrada não é usada', 'Ligue-a onde deve aparecer, ou arquive-a.'],
  [
    /^is empty: nothing of it is rendered$/,
    'está vazio: nada aparece',
    'Preencha o campo, ou tire a entrada de onde é usada.',
  ],
  [
    /^(\S+) is no key of a text of the site$/,
    '$1 não é a chave de nenhum texto do site',
    'Copie a chave da lista de textos do site.',
  ],
  [
    /^(\{\w+\}) is not filled in here; the text allows (.+)$/s,
    '$1 não é preenchido aqui; o texto conhece $2',
    'Corrija a palavra entre chaves.',
  ],
  [/^(\{\w+\}) is lost: .*$/s, 'falta $1, que o texto do site tem', 'Ponha a palavra entre chaves de volta.'],
  [/^(.+) is no section; known are (.+)$/s, '$1 não é uma seção; as seções são $2', 'Corrija o nome.'],
  [
    /^is neither a YouTube or Vimeo address nor a video file$/,
    'não é um vídeo do YouTube ou do Vimeo, nem um arquivo',
    'Cole o endereço do vídeo, ou envie o arquivo.',
  ],
  [
    /^is a second (\S+) beside (\S+): the site reads one$/,
    'já existe outra entrada deste tipo ($2); o site lê uma só',
    'Tire uma das duas do ar.',
  ],
  [
    /^(\S+) and (\S+) must not be used together: (.+); the site leaves out (\S+)$/s,
    '$1 e $2 não podem ser usados juntos; o site não mostra $4',
    'Tire um dos produtos da lista.',
  ],
  [
    /^(\S+) is not for everybody or everything that (\S+) is for \((\w+)\); .*$/,
    '$1 não serve a todos a quem $2 serve; o site não o mostra',
    'Tire o produto da lista.',
  ],
  [
    /^does not show this line of its leaflet: (.+)$/s,
    'não mostra esta linha da bula: $1',
    'Copie a linha da bula para o detalhe.',
  ],
  [
    /^shows (\S+) and (\S+) side by side, and does not say .*$/,
    'mostra $1 e $2 lado a lado, e não diz que não se usam juntos',
    'Diga no cuidado: o nome dos dois, ou o princípio ativo em comum.',
  ],
  [
    /^lacks (\S+), though it warns: (.+)$/s,
    'falta $1, mas um aviso do produto diz: $2',
    'Inclua o filtro em “Não indicado para”.',
  ],
  [
    /^has (\S+), though nobody below (\d+) months may use it$/,
    'tem $1, mas só serve, sem médico, a partir de $2 meses',
    'Tire o filtro desta idade.',
  ],
  [/^is not (\d+), which its warnings say$/, 'não é $1, a idade dos avisos', 'Acerte a idade, em meses.'],
  [
    /^(\S+) has no word of its (?:title|words), such as (.+)$/,
    'a página $1 não fala de $2',
    'Ligue a uma página que fala disso, ou deixe vazio.',
  ],
  [
    /^no warning has the title of a chapter of the leaflet$/,
    'nenhum aviso tem o título de um capítulo da bula',
    'Dê ao aviso o título do capítulo.',
  ],
  [
    /^the leaflet advises against use with (.+) \((.+)\), and .*$/s,
    'a bula diz para não usar com $1 ($2), e nenhum princípio ativo exclui esta classe',
    'Inclua a classe no princípio ativo.',
  ],
  [
    /^lacks (.+), which (\S+) excludes$/s,
    'falta $1, que $2 exclui',
    'As exclusões valem nos dois sentidos: inclua a classe.',
  ],
  [
    /^none of its published questions has the role safety: .*$/s,
    'nenhuma pergunta publicada tem o papel safety',
    reasonTexts['noSafetyQuestion.remedy'],
  ],
  [
    /^(.+) was consulted on (\S+), after the review on (\S+)$/s,
    'a fonte $1 foi consultada em $2, depois da revisão de $3',
    'Confira as duas datas.',
  ],
  [
    /^(.+): there is no concept (.+)$/s,
    '$1: não existe o conceito $2',
    'Use o nome de um conceito da busca.',
  ],
  [
    /^(.+): only one of its words counts, .*$/s,
    '$1: só uma das palavras conta',
    'Escreva uma expressão de duas palavras que contem.',
  ],
  [
    /^has (\d+) characters of (\d+): search results cut it$/,
    'tem $1 letras; nos resultados da busca aparecem $2',
    SHORTEN,
  ],
  [
    /^has (\d+) characters of (\d+): screen readers cannot pause in it$/,
    'tem $1 letras, mais que $2: leitores de tela não param no meio',
    SHORTEN,
  ],
  [
    /^asset (\S+): description has (\d+) characters of (\d+): screen readers cannot pause in it$/,
    'a descrição do arquivo $1 tem $2 letras, mais que $3: leitores de tela não param no meio',
    SHORTEN,
  ],
  [/^has (\d+) items: the page shows the first (\d+)$/, 'tem $1; a página mostra os primeiros $2', SHORTEN],
  [
    /^has (\d+) items: the page becomes heavy on phones$/,
    'tem $1: a página fica pesada no celular',
    'Divida a lista em várias páginas.',
  ],
  [
    /^opens with asset (\S+), which has (\d+) kB on a phone, more than (\d+)$/,
    'abre com o arquivo $1, que pesa $2 kB no celular; o limite é $3',
    'Envie uma imagem mais leve.',
  ],
  [
    /^opens with asset (\S+), which is no picture that can be read$/,
    'abre com o arquivo $1, que não é uma imagem ou está danificado',
    'Envie a imagem outra vez, em JPEG, PNG ou WebP.',
  ],
  [
    /^has (\d+) bytes of words for the search, more than (\d+): the last ones are left out$/,
    'tem $1 bytes de palavras para a busca, mais do que $2: as últimas ficam de fora',
    'Tire sinônimos de princípios ativos, filtros ou palavras para a busca.',
  ],
  [
    /^the link to (.+) has no text$/s,
    'a ligação para $1 não tem texto',
    'Escreva o texto da ligação, ou tire-a.',
  ],
  [/^a hyperlink has no address$/, 'uma ligação não tem endereço', ADDRESS],
  [
    /^is (.+), where (.+) is expected(.*)$/s,
    '$1 não é um valor do tipo que o campo pede',
    'Apague o valor e preencha outra vez.',
  ],
]

const translated = (reason: string): Pick<FindingWords, 'reason' | 'remedy'> => {
  for (const [pattern, words, remedy] of ROWS)
    if (pattern.test(reason)) return { reason: reason.replace(pattern, words), remedy }
  return { reason, remedy: null }
}

/** A finding as editors read it. A reason without a translation is for developers and does not change. */
export function findingWords(context: CheckContext, finding: Finding): FindingWords {
  const { entry: id, type, field, code, reason } = finding
  const entry = id === null ? undefined : context.entries.get(id)
  const titleField = type === null ? undefined : context.types.get(type)?.displayField
  const detail = /^"([^"]*)" /.exec(reason)?.[1]
  const found = detail === undefined ? '' : ` (“${detail}”)`
  return {
    entry: (entry && titleField && textOf(entry, titleField, context)) || id,
    type: type === null ? null : typeName(type),
    field: field === null || type === null ? field : fieldName(type, field),
    ...(code
      ? { reason: `${reasonTexts[`${code}.text`]}${found}`, remedy: reasonTexts[`${code}.remedy`] }
      : translated(reason)),
  }
}

/** The lines of a finding; the id follows the title, because two entries may have the same. */
export function findingLines(finding: Finding, words: FindingWords, href: string | null): string[] {
  const { entry, type, field, reason, remedy } = words
  const subject = entry === null ? 'Espaço' : `${type ?? ''} “${entry}” (${finding.entry ?? ''})`
  return [
    `${finding.level === 'note' ? 'Nota' : 'Erro'}: ${subject}${field === null ? '' : `, campo ${field}`}: ${reason}.`,
    ...(remedy === null ? [] : [`  O que fazer: ${remedy}`]),
    ...(href === null ? [] : [`  ${href}`]),
    ...(finding.file === null ? [] : [`  [${finding.file}]`]),
  ]
}
