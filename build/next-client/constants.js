/** Of Next's two hundred constants, those that it reads in the browser (client-aliases.js; a test holds them to Next's own). */
export const MATCHED_PATH_HEADER = 'x-matched-path'
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'
