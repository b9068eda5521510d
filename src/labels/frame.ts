/** Texts of the frame: header, menus, breadcrumb, footer. */
export const frameLabels = {
  'frame.skipToContent': 'Ir para o conteúdo',
  'frame.loading': 'Carregando a página…',
  'frame.home': 'Página inicial',
  'frame.search': 'Buscar no site',
  'menu.name': 'Menu principal',
  'menu.open': 'Abrir o menu',
  'menu.close': 'Fechar o menu',
  'menu.overview': 'Ver tudo',
  'breadcrumb.name': 'Você está aqui',
  'footer.menus': 'Menus do rodapé',
  'footer.social': 'Redes sociais',
  'footer.links': 'Informações e documentos',
  'footer.changeCountry': ', escolher outro país',
  'footer.copyright': '© {year}',
  'footer.cookies': 'Preferências de cookies',
} as const
