import { content } from './content'

/** What the search indexes are filled from: a door of this folder. */
export const searchContent = () => content().search
