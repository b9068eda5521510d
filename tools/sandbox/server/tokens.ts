/** Default access tokens; a token of one API is refused by the other, as Contentful does. */
export const DELIVERY_TOKEN = 'sandbox-delivery-token'
export const PREVIEW_TOKEN = 'sandbox-preview-token'

/** Application and keys of the search service: the first key reads, the second writes too. */
export const SEARCH_APP_ID = 'sandbox'
export const SEARCH_KEY = 'search-key'
export const SEARCH_ADMIN_KEY = 'admin-key'

/** The space id that always works, whatever the export's own. */
export const SPACE_ALIAS = 'sandbox'

export const ENVIRONMENT = 'master'
