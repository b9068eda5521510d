/**
 * `Referrer-Policy` of pages with a token in their address: no request contains it, not even to the site itself,
 * whose logs would store it. The origin is sent, by which old browsers prove that a form is from here.
 */
export const NO_REFERRER = 'strict-origin'
