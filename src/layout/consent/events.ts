/** Asks on the window for the panel of preferences. */
export const PREFERENCES_ASKED = 'consent-preferences-asked'
