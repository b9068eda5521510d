import { LAYOUT_IDS } from '@/shared/routing/own-ids'

export const MAIN_ID = LAYOUT_IDS.main
export const MENU_ID = LAYOUT_IDS.menu
export const MENU_BUTTON_ID = LAYOUT_IDS.menuButton
export const SEARCH_ID = LAYOUT_IDS.search
export const FOOTER_ID = LAYOUT_IDS.footer

export function focusMenuButton(): void {
  document.getElementById(MENU_BUTTON_ID)?.focus()
}
