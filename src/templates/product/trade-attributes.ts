import type { TradeIds } from '@/content-model/types/product-variant'

/** What retailers' scripts and analytics read of a control: data attributes, left out where there is no value. */
export const tradeAttributes = ({ psId, slId, gtin }: TradeIds) => ({
  'data-ps-id': psId ?? undefined,
  'data-sl-id': slId ?? undefined,
  'data-gtin': gtin ?? undefined,
})
