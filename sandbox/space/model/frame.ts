import { asset, contentType, entries, entry, flag, symbol, symbols, text } from './fields'
import { PICTURE } from './parts'

const desktopOnly = flag('desktopOnly', 'Só no computador')
const mobileOnly = flag('mobileOnly', 'Só no celular')
const NAVIGATION = ['menuTitle', 'menuItem', 'menuItemContainer']

/** Header, menus and footer: what every page shares (specification §2, §3). */
export const frame = [
  contentType('menuTitle', 'Título de menu', 'Um título entre os itens do menu.', 'text', [
    symbol('text', 'Texto', { required: true }),
  ]),
  contentType('menuItem', 'Item de menu', 'Um link do menu, em texto ou em cartão.', 'title', [
    symbol('name', 'Nome interno'),
    symbol('title', 'Título', { required: true }),
    entry('link', 'Link', ['link']),
    entry('menuImage', 'Imagem do cartão', PICTURE),
    flag('isCard', 'Mostrar como cartão'),
    desktopOnly,
    mobileOnly,
  ]),
  contentType('menuItemContainer', 'Grupo de itens', 'Itens de menu sob um título.', 'title', [
    symbol('name', 'Nome interno'),
    symbol('title', 'Título', { required: true }),
    entries('menuItems', 'Itens', ['menuItem', 'menuItemContainer', 'menuTitle']),
    desktopOnly,
    mobileOnly,
  ]),
  contentType('menuSlot', 'Menu', 'Uma entrada da barra de menu ou uma coluna do rodapé.', 'title', [
    symbol('name', 'Nome interno'),
    symbol('title', 'Título', { required: true }),
    entry('link', 'Link', ['link']),
    entries('menuSlot', 'Conteúdo do painel', NAVIGATION),
    entries('menuItems', 'Itens', ['menuItem']),
    entries('auxiliaryLinks', 'Links de apoio', ['linkButton', 'link']),
    symbol('gaEventLabel', 'Rótulo do evento de medição'),
    symbol('gaEventClass', 'Classe do evento de medição'),
    desktopOnly,
    mobileOnly,
  ]),
  contentType('popularSearch', 'Busca popular', 'Uma sugestão da busca.', 'title', [
    symbol('title', 'Título', { required: true }),
    symbol('url', 'Endereço'),
    entry('heroImage', 'Imagem', PICTURE),
  ]),
  contentType('synonymSet', 'Sinônimos da busca', 'Palavras que a busca trata como iguais.', 'name', [
    symbol('name', 'Nome interno', { required: true }),
    symbols('words', 'Palavras', { required: true, max: 20, help: 'Palavras ou expressões, uma por linha.' }),
    symbol('oneWayFrom', 'Só a partir de', {
      help: 'Preenchido: quem busca estas palavras, separadas por vírgulas, acha também as outras, mas não o contrário.',
    }),
  ]),
  contentType('header', 'Cabeçalho', 'Logotipo, menus e buscas populares.', 'name', [
    symbol('name', 'Nome interno', { required: true }),
    entry('brandLogo', 'Logotipo', PICTURE, { required: true }),
    entries('primaryNavigation', 'Menus', ['menuSlot']),
    entries('popularSearches', 'Buscas populares', ['popularSearch']),
  ]),
  contentType('socialLink', 'Rede social', 'Um perfil da marca em uma rede social.', 'title', [
    symbol('title', 'Nome da rede', { required: true }),
    entry('link', 'Link', ['link'], { required: true }),
    entry('image', 'Ícone', PICTURE),
  ]),
  contentType('country', 'País', 'Um país em que a marca está.', 'title', [
    symbol('title', 'Nome do país', { required: true }),
    symbol('language', 'Idioma', { required: true }),
    symbol('languageCode', 'Código do idioma', { pattern: '^[a-z]{2}(-[A-Z]{2})?$' }),
    symbol('url', 'Endereço do site'),
    asset('flag', 'Bandeira'),
  ]),
  contentType('continent', 'Continente', 'Países de um continente.', 'title', [
    symbol('title', 'Nome', { required: true }),
    entries('countries', 'Países', ['country']),
  ]),
  contentType('countrySelector', 'Seletor de país', 'O botão de país do rodapé.', 'title', [
    symbol('title', 'Nome do país', { required: true }),
    symbol('url', 'Endereço', { required: true }),
    asset('flag', 'Bandeira'),
  ]),
  contentType('footer', 'Rodapé', 'Tudo o que fica no pé de cada página.', 'name', [
    symbol('name', 'Nome interno', { required: true }),
    entries('menuSlots', 'Colunas e menus', ['menuSlot']),
    entries('iconImages', 'Selos com link', PICTURE),
    entries('footerLinks', 'Links do rodapé', ['linkButton']),
    entries('socialLinks', 'Redes sociais', ['socialLink']),
    entries('additionalLinks', 'Links adicionais', ['linkButton', 'menuItem', 'link']),
    entries('continents', 'Continentes', ['continent']),
    entry('breadcrumb', 'Volta ao início', ['breadcrumbItem'], {
      help: 'O primeiro dos links pequenos do rodapé.',
    }),
    entry('countrySelector', 'Seletor de país', ['countrySelector']),
    symbol('copyright', 'Direitos autorais', { help: 'Use {ano} onde deve aparecer o ano atual.' }),
    text('legalText', 'Texto legal'),
  ]),
]
