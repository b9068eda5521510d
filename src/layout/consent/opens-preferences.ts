/** Marks a button that opens the panel of preferences: it need not be hydrated for it. */
export const OPENS_PREFERENCES = { 'data-opens-preferences': '' }
const BUTTON = '[data-opens-preferences]'

/** Whether a click opens it. */
export function opensPreferences({ target }: Event): boolean {
  return target instanceof Element && target.closest(BUTTON) !== null
}
