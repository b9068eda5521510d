/** Fields that every form sends beside its own. They belong to the protection of forms, and reach no handler. */

/** The honeypot: left blank by people, who do not see it. The page's script does not send it. */
export const HONEYPOT_FIELD = 'website'

/** Seconds in which no person fills in a form: a script that sends it sooner waits. */
export const LEAST_SECONDS = 3

/** Says when the form was begun, and makes sending it twice the same as once: signed by the server. */
export const FORM_TOKEN_FIELD = 'carimbo'

/** Where an article thanks a browser without scripts for its answer. */
export const FEEDBACK_THANKS_ID = 'article-feedback-thanks'
