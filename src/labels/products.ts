import { collectionLabels } from './collection'
import { compareLabels } from './compare'
import { listingLabels } from './listing'
import { productLabels as productPageLabels } from './product'
import { recommenderLabels } from './recommender'

/** Every text of the product pages; each page type carries its own part only (`withLabels`). */
export const productLabels = {
  ...collectionLabels,
  ...compareLabels,
  ...listingLabels,
  ...productPageLabels,
  ...recommenderLabels,
} as const
