/** Access tokens that the sandbox accepts unless told others; a token of one API is refused by the other, as Contentful does. */
export const DELIVERY_TOKEN = 'sandbox-delivery-token'
export const PREVIEW_TOKEN = 'sandbox-preview-token'

/** The space id that always works, whatever the export says. */
export const SPACE_ALIAS = 'sandbox'

export const ENVIRONMENT = 'master'
