/** How a card is drawn: `lead` is the first and largest of a list of articles. */
export type CardVariant = 'plain' | 'tile' | 'circle' | 'product' | 'article' | 'lead'

/** How wide each variant draws its picture, and the widest that is worth asking for at twice the density. */
export const pictureSizes: Record<CardVariant, { sizes: string; maxWidth: number }> = {
  plain: { sizes: '(max-width: 599px) 92vw, (max-width: 1023px) 45vw, 25rem', maxWidth: 1024 },
  tile: { sizes: '(max-width: 599px) 45vw, (max-width: 1023px) 30vw, 13rem', maxWidth: 768 },
  circle: { sizes: '(max-width: 599px) 40vw, 12rem', maxWidth: 480 },
  product: { sizes: '(max-width: 599px) 60vw, (max-width: 1023px) 40vw, 18rem', maxWidth: 768 },
  article: { sizes: '(max-width: 599px) 92vw, (max-width: 1023px) 45vw, 25rem', maxWidth: 1024 },
  lead: { sizes: '(max-width: 991px) 92vw, 44rem', maxWidth: 1920 },
}
