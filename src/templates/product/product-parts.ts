/** What a product page says of the product, in one file, which later pages load. */
export { ProductHead } from './ProductHead'
export { ProductNotes } from './ProductNotes'
export { ProductTexts } from './ProductTexts'
