/** Marks a button that asks for the panel of preferences: it need not be alive for it. */
export const ASKS_PREFERENCES = { 'data-asks-preferences': '' }
const BUTTON = '[data-asks-preferences]'

/** Whether a click asks for it. */
export function asksPreferences({ target }: Event): boolean {
  return target instanceof Element && target.closest(BUTTON) !== null
}
