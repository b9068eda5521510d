import type { Reason } from '@/content-model/reasons'

/** Reasons for editors why something cannot be shown; a missing text does not compile. */
const texts: Record<Reason, string> = {
  empty: 'o campo está vazio',
  wrongType: 'o valor não é do tipo que o campo pede',
  unknownChoice: 'o valor não está entre as opções do campo',
  unresolved: 'não existe mais, não foi publicado ou está em níveis demais de ligações',
  tooDeep: 'está em níveis demais de ligações',
  typeNotAllowed: 'este tipo de conteúdo não pode ficar neste campo',
  nothingToShow: 'não há nada que possa ser mostrado',
  noSafetyQuestion: 'nenhuma pergunta tem o papel safety, que decide o que pode ser usado',
  noUsableFile: 'não há arquivo de imagem que possa ser usado',
  notAnImage: 'o arquivo não é uma imagem',
  noImageSize: 'a imagem não tem largura e altura',
  badAddress: 'o endereço não pode ser usado',
  noVideo: 'não é um endereço do YouTube ou do Vimeo, nem um arquivo de vídeo',
  noWebAddress: 'não é um caminho do site nem um endereço da web',
  unknownLabel: 'nenhum texto do site tem esta chave',
  lostPlaceholder: 'falta no texto uma parte entre chaves, que o site preenche',
  unknownSection: 'não é um bloco da página inicial',
  textOnly: 'não pode ser mostrado aqui; só o texto aparece',
  invalidGtin: 'não é um GTIN; o código não é mostrado',
  foreignCanonical: 'não é um endereço deste site; vale o endereço da própria página',
  notTogether: 'não pode ser usado junto com o que vem antes; não aparece',
  notForSamePerson: 'não é para todas as pessoas e usos do produto ao lado; não aparece',
  tooFewWords: 'são precisas duas palavras ou mais',
}

interface Problem {
  reason: Reason
  /** The field that links to, or shows, the fault. */
  place?: { entryId: string; field: string } | undefined
}

/** A reason for editors, with the field that links to the broken entry. */
export function reasonForEditors({ reason, place }: Problem): string {
  return place ? `${texts[reason]} (usada em ${place.entryId}.${place.field})` : texts[reason]
}
