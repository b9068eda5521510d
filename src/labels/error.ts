/** Texts of the error pages (behavior ERR-1, ERR-2). */
export const errorLabels = {
  'notFound.title': 'Página Não Encontrada',
  'notFound.text':
    'A página que você procura não foi encontrada: ela pode ter mudado de endereço ou não existir mais. Volte à página inicial e siga de lá.',
  'notFound.home': 'Voltar à página inicial',
  'serverError.title': 'Algo não saiu como devia',
  'serverError.text':
    'Não conseguimos mostrar esta página agora. Tente outra vez em alguns minutos; o resto do site continua funcionando.',
  'serverError.home': 'Ir para a página inicial',
} as const
