import { CONTACT } from './contact'
import { FRAME } from './frame'
import { PARTICIPATION } from './participation'
import { PRODUCTS } from './products'
import { REST } from './rest'
import { SEARCH } from './search'

export { WITHOUT_SCRIPTS } from './rest'

/** The ten that are walked in every run. */
export const IN_EVERY_RUN = [...FRAME, ...SEARCH, ...PRODUCTS, CONTACT]
/** Walked besides by `npm run test:engines`. */
export const THE_REST = [...PARTICIPATION, ...REST]
