/** What mappers and the schema library say of an entry, and what an editor reads instead; the first that fits counts. */
const reasons: [RegExp, string][] = [
  [/^Invalid input: expected \w+, received (undefined|null)/, 'o campo está vazio'],
  [/^Invalid input/, 'o valor não é do tipo que o campo pede'],
  [/^Invalid option/, 'o valor não está entre as opções do campo'],
  [/^(is blank|is empty|is missing)/, 'o campo está vazio'],
  [/^has neither title nor text/, 'não há título nem texto'],
  [/^has no usable file/, 'não há arquivo de imagem que possa ser usado'],
  [/^has no width and height/, 'a imagem não tem largura e altura'],
  [/^(has nothing|has no \w+ to (show|choose))/, 'não há nada que possa ser mostrado'],
  [
    /^has no question whose role is safety/,
    'nenhuma pergunta tem o papel safety, que decide o que pode ser usado',
  ],
  [/^a carousel panel needs a picture/, 'um quadro do carrossel precisa de uma imagem'],
  [/^is neither a YouTube/, 'não é um endereço do YouTube ou do Vimeo, nem um arquivo de vídeo'],
  [
    /(is no safe address|has no usable link|is no address|is neither a path)/,
    'o endereço não pode ser usado',
  ],
  [/^unresolved asset/, 'o arquivo não existe ou não foi publicado'],
  [/is no image/, 'o arquivo não é uma imagem'],
  [/but not published or too deep$/, 'a entrada não existe mais, ou está em níveis demais de ligações'],
  [/deeper than \d+ levels$/, 'a entrada está em níveis demais de ligações'],
  [/^content type is not allowed/, 'este tipo de conteúdo não pode ficar neste campo'],
  [/^is no key of a text/, 'nenhum texto do site tem esta chave'],
  [/^cannot be shown here/, 'não pode ser mostrado aqui; só o texto aparece'],
]

/** A reason as an editor reads it, with the field that links to the broken entry; an unknown one as it is. */
export const reasonForEditors = (reason: string): string => {
  const known = reasons.find(([pattern]) => pattern.test(reason))
  const place = /(?:linked|dropped) from ([\w.-]+)/.exec(reason)?.[1]
  const text = known ? known[1] : reason
  return known && place ? `${text} (usada em ${place})` : text
}
