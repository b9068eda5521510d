/** Ids that parts of the frame know each other by. */
export const MAIN_ID = 'conteudo'
export const MENU_ID = 'menu'
export const MENU_BUTTON_ID = 'menu-botao'
export const SEARCH_ID = 'busca-do-site'
export const FOOTER_ID = 'rodape-do-site'

/** Puts the focus back on the hamburger, from wherever the menu held it. */
export const focusMenuButton = (): void => document.getElementById(MENU_BUTTON_ID)?.focus()
