/** The few of Next's two hundred constants that it reads in the browser (client-aliases.js; a test compares them with Next's own). */
export const MATCHED_PATH_HEADER = 'x-matched-path'
export const NEXT_NAV_DEPLOYMENT_ID_HEADER = 'x-nextjs-deployment-id'
