/**
 * `Referrer-Policy` of pages whose address holds a token: no request says which address it was left from, not even to the site itself, whose logs would keep the token. The origin
 * alone is told, by which old browsers show that a form is sent from here.
 */
export const NO_REFERRER = 'strict-origin'
