import type { ProductIdentifiers } from '@/content-model/types/scent'

/** What retailers' scripts and analytics read of a control: data attributes, left out where there is no value. */
export function productIdentifierAttributes({ psId, slId, gtin }: ProductIdentifiers) {
  return {
    'data-ps-id': psId ?? undefined,
    'data-sl-id': slId ?? undefined,
    'data-gtin': gtin ?? undefined,
  }
}
