/** Texts of the page templates, the error pages included (specification §8). */
export const pageLabels = {
  'breadcrumb.home': 'Início',
  'breadcrumb.compareProducts': 'Comparar produtos',
  'breadcrumb.writeReview': 'Escrever avaliação',
  'breadcrumb.contactUs': 'Fale conosco',
  'breadcrumb.sitemap': 'Mapa do site',
  'breadcrumb.search': 'Busca',
  // The specification's own default (§8), shown only where the privacy document brings no text.
  'privacy.defaultText': 'Privacy Policy',
  'notFound.title': 'Página Não Encontrada',
  'notFound.text':
    'A página que você procura não foi encontrada: ela pode ter mudado de endereço ou não existir mais. Volte à página inicial e siga de lá.',
  'notFound.home': 'Voltar à página inicial',
  'serverError.title': 'Algo não saiu como devia',
  'serverError.text':
    'Não conseguimos mostrar esta página agora. Tente outra vez em alguns minutos; o resto do site continua funcionando.',
  'serverError.home': 'Ir para a página inicial',
} as const
