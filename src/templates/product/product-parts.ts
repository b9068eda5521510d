/** Parts of a product page, in one file for later pages. */
export { ProductHead } from './ProductHead'
export { ProductNotes } from './ProductNotes'
export { ProductTexts } from './ProductTexts'
export { RecallBox } from './RecallBox'
