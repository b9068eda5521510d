/** Error pages (behavior ERR-1, ERR-2). */
export const errorLabels = {
  'notFound.title': 'Página Não Encontrada',
  'notFound.text':
    'A página que você procura não foi encontrada: ela pode ter mudado de endereço ou não existir mais. O botão abaixo leva você de volta à página inicial; se preferir, busque aqui ou escolha um caminho.',
  'notFound.popular': 'Buscas para começar',
  'notFound.home': 'Voltar à página inicial',
  'notFound.ways': 'Outros caminhos',
  'serverError.title': 'Algo não saiu como deveria',
  'serverError.text':
    'Não conseguimos mostrar esta página agora. Tente outra vez em alguns minutos; o resto do site continua funcionando.',
  'serverError.home': 'Ir para a página inicial',
  'pageFailure.text':
    'Não conseguimos mostrar esta página no seu navegador. O resto do site continua funcionando.',
  'pageFailure.retry': 'Tentar de novo',
} as const
