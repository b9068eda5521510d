/** Texts of product listings and their filters. */
export const listingLabels = {
  // Products on a page of a listing whose own page size is not set (behavior LIST-4).
  'listing.pageSize': '18',
  'listing.filters': 'Filtros',
  'listing.openFilters': 'Filtrar',
  'listing.showResults': 'Ver resultados: {count}',
  'listing.chosenFilters': 'Filtros escolhidos',
  'listing.removeFilter': 'Remover o filtro {title}',
  'listing.clear': 'Limpar filtros',
  'listing.sort': 'Ordenar por',
  'listing.results': 'Produtos',
  'listing.none': 'Nenhum produto combina com esses filtros.',
  'listing.noneHint': 'Tire um filtro ou comece de novo: às vezes menos escolhas mostram mais.',
  'listing.one': '1 produto',
  'listing.many': '{count} produtos',
  'listing.pages': 'Páginas da lista',
  'listing.empty': 'Ainda não há produtos nesta lista.',
  'listing.sort.featured': 'Destaques',
  'listing.sort.newest': 'Novidades',
  'listing.sort.ascending': 'Nome, de A a Z',
  'listing.sort.descending': 'Nome, de Z a A',
} as const
