/** Marks a button that opens the preferences without being hydrated. */
export const OPENS_PREFERENCES = { 'data-opens-preferences': '' }
const BUTTON = '[data-opens-preferences]'

export function opensPreferences({ target }: Event): boolean {
  return target instanceof Element && target.closest(BUTTON) !== null
}
