import type { Reason } from '@/content-model/reasons'

interface ReasonText {
  /** Why something cannot be shown. */
  text: string
  /** One sentence: what to do about it. */
  remedy: string
}

/** Every reason in editors' words; one without text or remedy does not compile. */
export const reasonTexts: Record<Reason, ReasonText> = {
  empty: {
    text: 'o campo está vazio',
    remedy: 'Preencha o campo e publique outra vez.',
  },
  wrongType: {
    text: 'o valor não é do tipo que o campo pede',
    remedy: 'Apague o valor, preencha outra vez e publique; se voltar, avise quem cuida do site.',
  },
  unknownChoice: {
    text: 'o valor não está entre as opções do campo',
    remedy: 'Escolha uma das opções do campo.',
  },
  unresolved: {
    text: 'não existe mais, não foi publicado ou está em níveis demais de ligações',
    remedy: 'Publique a entrada, ou tire a ligação de quem a usa.',
  },
  withdrawnNotice: {
    text: 'não está publicado, mas a lei o pede junto de medicamentos: o site mostra o último texto',
    remedy: 'Publique o aviso outra vez, ou ponha outro no lugar em cada texto que o usa.',
  },
  tooDeep: {
    text: 'está em níveis demais de ligações',
    remedy: 'Ligue a entrada mais perto da página: há entradas demais dentro de entradas.',
  },
  typeNotAllowed: {
    text: 'este tipo de conteúdo não pode ficar neste campo',
    remedy: 'Troque a ligação por uma entrada de um tipo que o campo aceita.',
  },
  nothingToShow: {
    text: 'não há nada que possa ser mostrado',
    remedy: 'Preencha o conteúdo da entrada, ou tire-a de onde é usada.',
  },
  noSafetyQuestion: {
    text: 'nenhuma pergunta tem o papel safety, que decide o que pode ser usado',
    remedy: 'Escolha o papel safety na pergunta que decide o que pode ser usado, como a da idade.',
  },
  noUsableFile: {
    text: 'não há arquivo de imagem que possa ser usado',
    remedy: 'Envie o arquivo outra vez e publique-o.',
  },
  notAnImage: {
    text: 'o arquivo não é uma imagem',
    remedy: 'Troque o arquivo por uma imagem.',
  },
  noImageSize: {
    text: 'a imagem não tem largura e altura',
    remedy: 'Envie a imagem outra vez, em JPEG, PNG ou WebP.',
  },
  badAddress: {
    text: 'o endereço não pode ser usado',
    remedy: 'Corrija o endereço: um caminho do site começa com /, os outros com https://.',
  },
  noVideo: {
    text: 'não é um endereço do YouTube ou do Vimeo, nem um arquivo de vídeo',
    remedy: 'Cole o endereço do vídeo no YouTube ou no Vimeo, ou envie um arquivo de vídeo.',
  },
  noWebAddress: {
    text: 'não é um caminho do site nem um endereço da web',
    remedy: 'Escreva um caminho do site, que começa com /, ou um endereço que começa com https://.',
  },
  unknownLabel: {
    text: 'nenhum texto do site tem esta chave',
    remedy: 'Copie a chave da lista de textos do site, sem mudar nada nela.',
  },
  lostPlaceholder: {
    text: 'falta no texto uma parte entre chaves, que o site preenche',
    remedy: 'Ponha a palavra entre chaves de volta no texto.',
  },
  unknownSection: {
    text: 'não é um bloco da página inicial',
    remedy: 'Corrija o nome do bloco: a ajuda do campo diz quais existem.',
  },
  endsBeforeStart: {
    text: 'vem antes de “Aparece em”: a parte nunca aparece',
    remedy: 'Escreva um dia e hora depois de “Aparece em”, ou esvazie um dos dois campos.',
  },
  textOnly: {
    text: 'não pode ser mostrado aqui; só o texto aparece',
    remedy: 'Tire este elemento do texto, ou ponha-o numa seção própria.',
  },
  invalidGtin: {
    text: 'não é um GTIN; o código não é mostrado',
    remedy: 'Confira o código na embalagem: o último número não combina com os outros.',
  },
  foreignCanonical: {
    text: 'não é um endereço deste site; vale o endereço da própria página',
    remedy: 'Apague o endereço canônico, ou escreva um endereço deste site.',
  },
  notTogether: {
    text: 'não pode ser usado junto com o que vem antes; não aparece',
    remedy: 'Tire um dos produtos da lista, ou confira as classes dos seus princípios ativos.',
  },
  notForSamePerson: {
    text: 'não é para todas as pessoas e usos do produto ao lado; não aparece',
    remedy: 'Tire o produto da lista: a idade ou as contraindicações não combinam.',
  },
  tooFewWords: {
    text: 'são precisas duas palavras ou mais',
    remedy: 'Escreva uma expressão de duas palavras ou mais.',
  },
  medicineLacks: {
    text: 'o campo está vazio, e todo medicamento precisa dele',
    remedy: 'Preencha o campo como está na embalagem e no registro.',
  },
  medicineUnsaid: {
    text: 'não diz “sim”, mas a bula ou a categoria são de medicamento',
    remedy: 'Responda “sim”, ou tire a bula e troque a categoria.',
  },
  otherCategory: {
    text: 'o produto é medicamento, mas a categoria é outra',
    remedy: 'Escolha a categoria medicine, ou responda que não é medicamento.',
  },
  otherLeaflet: {
    text: 'a bula é de outro produto',
    remedy: 'Ligue a bula deste produto, ou corrija o nome do produto na bula.',
  },
  ageInYears: {
    text: 'a idade é menor que 24 meses, mas o produto não tem o filtro de bebês',
    remedy:
      'Escreva a idade em meses, como 24 para 2 anos; se é mesmo para bebês, escolha o filtro de bebês.',
  },
  outOfRange: {
    text: 'o número está fora dos limites do campo',
    remedy: 'Confira o número e a unidade que o campo pede.',
  },
  reviewInFuture: {
    text: 'a data da revisão ainda não chegou',
    remedy: 'Escreva o dia em que o texto foi revisado.',
  },
  reviewOverdue: {
    text: 'a revisão do texto venceu',
    remedy: 'Peça a revisão a quem responde pelo texto e mude a data depois dela.',
  },
  reviewLapsed: {
    text: 'a página ligada passou do prazo de revisão; a orientação não aparece na busca',
    remedy: 'Peça a revisão da página ligada e mude a data da revisão depois dela.',
  },
  unknownPlaceholder: {
    text: 'a palavra entre chaves não é preenchida pelo site',
    remedy: 'Corrija a palavra entre chaves, ou tire-a do texto.',
  },
  unfinished: {
    text: 'o texto ainda tem uma marca de pendência',
    remedy: 'Termine o texto e tire a marca.',
  },
  deadLink: {
    text: 'o endereço não leva a nenhuma página do site',
    remedy: 'Corrija o caminho, publique a página outra vez ou crie um redirecionamento.',
  },
}
