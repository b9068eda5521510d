import { choice, flag, many, one, symbol } from './fields'

const SLUG = {
  regexp: '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*$',
  message: 'Só minúsculas sem acento, números, hifens e barras entre as partes: produtos/creme.',
} as const

/** What pages at fixed paths have too: metadata, breadcrumbs and how the header stands over them. */
const shared = {
  metadata: one('Metadados', ['pageMetadata'], {
    group: 'page',
    help: 'O que buscadores e redes sociais mostram. Vazio: o título e a descrição da página.',
  }),
  breadcrumbs: many('Trilha', ['breadcrumbItem'], {
    group: 'page',
    help: 'Do início até a página anterior. Vazio: a trilha sai do caminho.',
  }),
  isTransparent: flag('Cabeçalho transparente sobre a primeira imagem', {
    group: 'page',
    help: 'Sim: o cabeçalho fica sobre o alto da página, sem fundo. Só onde a página abre com uma imagem.',
  }),
  topSpacing: choice(
    'Espaço acima do conteúdo',
    { none: 'nenhum', small: 'pequeno', medium: 'médio', large: 'grande' },
    { fallback: 'none', group: 'page', help: 'A distância entre o cabeçalho e o conteúdo.' },
  ),
}

const name = symbol('Nome interno', {
  required: 'editors',
  internal: true,
  help: 'É por ele que os editores acham a página. Na página inicial é também o título na aba do navegador.',
})

/** What every page at a fixed path has. */
export const fixedPageFields = { name, ...shared }

/** What every page with an address of its own has. */
export const pageFields = {
  name,
  slug: symbol('Caminho', {
    required: true,
    unique: true,
    pattern: SLUG,
    help: 'Tudo o que vem depois de /pt-br/, em minúsculas, sem acentos nem pontos: produtos/creme.',
  }),
  ...shared,
}
