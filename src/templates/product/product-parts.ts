/** What a product says of itself, where nothing is chosen: no page that comes from the server loads it. */
export { ProductHead } from './ProductHead'
export { ProductNotes } from './ProductNotes'
export { ProductTexts } from './ProductTexts'
