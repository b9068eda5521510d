import type { ProductIdentifiers } from '@/shared/content-model/types/product-variant'

/** Data attributes for retailers' scripts and analytics; omitted without a value. */
export function productIdentifierAttributes({ psId, slId, gtin }: ProductIdentifiers) {
  return {
    'data-ps-id': psId ?? undefined,
    'data-sl-id': slId ?? undefined,
    'data-gtin': gtin ?? undefined,
  }
}
