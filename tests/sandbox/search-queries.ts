import type { SearchIndex } from '@/shared/config/search-config'

/** What a visitor types, and the entries that have to come first, best first; a nested list may come in any order. */
export type Expectation = [query: string, first: (string | string[])[]]

/** In order of sense over the sample space: what a parent, a cougher or a shop assistant expects to read first. */
export const EXPECTED: Record<SearchIndex, Expectation[]> = {
  products: [
    ['tosse', [['product-xarope-dia', 'product-xarope-noite']]],
    ['tose', [['product-xarope-dia', 'product-xarope-noite']]],
    ['Tosse seca', ['product-xarope-noite']],
    ['tosse com catarro', ['product-xarope-dia']],
    ['tosse à noite', ['product-xarope-noite']],
    ['criança', ['product-spray-nasal']],
    ['crianca', ['product-spray-nasal']],
    ['bebê', ['product-bebe-balsamo']],
    ['bebe', ['product-bebe-balsamo']],
    ['pastilha', ['product-pastilhas']],
    ['pastilhas', ['product-pastilhas']],
    ['pastiha', ['product-pastilhas']],
    ['nariz entupido', [['product-pomada', 'product-spray-nasal', 'product-capsulas-dia-e-noite']]],
    ['nariz tapado', [['product-pomada', 'product-spray-nasal', 'product-capsulas-dia-e-noite']]],
    ['congestão nasal', [['product-pomada', 'product-spray-nasal', 'product-capsulas-dia-e-noite']]],
    ['febre', [['product-capsulas-dia-e-noite', 'product-cha-quente']]],
    ['dor de garganta', [['product-spray-de-garganta', 'product-cha-quente']]],
    ['garganta inflamada', [['product-spray-de-garganta', 'product-cha-quente']]],
    ['xarope', [['product-xarope-dia', 'product-xarope-noite']]],
    ['lavar o nariz', ['product-spray-nasal']],
    ['umidificador', ['product-umidificador']],
    ['umid', ['product-umidificador']],
    ['chá', ['product-cha-quente']],
    ['gripe', [['product-capsulas-dia-e-noite', 'product-cha-quente']]],
    ['spraynasal', ['product-spray-nasal']],
  ],
  articles: [
    ['tosse', ['article-tosse-seca-e-tosse-com-catarro']],
    ['nariz entupido', ['article-nariz-entupido']],
    ['criança com febre', ['article-febre-em-crianca']],
    ['bebê resfriado', ['article-cuidados-com-bebes']],
    ['febre', ['article-como-medir-a-febre']],
    ['temperatura alta', ['article-como-medir-a-febre']],
    ['dor de garganta', ['article-garganta-arranhando']],
    ['lavagem nasal', ['article-como-lavar-o-nariz']],
    ['inalação', ['article-inalacao-com-vapor']],
    ['inalacoes', ['article-inalacao-com-vapor']],
    ['gripe ou resfriado', ['article-gripe-ou-resfriado']],
    ['umidificador', [['faq-inalador', 'article-como-limpar-o-umidificador']]],
    ['quando procurar o médico', ['article-quando-procurar-o-medico']],
    ['volta às aulas', ['article-volta-as-aulas']],
    ['aviao', ['article-viagem-de-aviao-resfriado']],
    ['friagem', ['article-mitos-sobre-friagem']],
    ['água', ['article-hidratacao']],
  ],
}
