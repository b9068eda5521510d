/** The bars. Bytes, milliseconds and counts; kB are thousands of bytes. */
export const BUDGETS = {
  /** SPEED-1 */
  performance: 99,
  perfectCategory: 100,
  /** Where the first screen has a picture, and where it has none. */
  largestPaintOfPicture: 1300,
  largestPaint: 1100,
  firstPaint: 1000,
  blockingTime: 50,
  /** SPEED-2 */
  layoutShift: 0,
  /** SPEED-4 */
  scriptsOverFloor: 45_000,
  formScriptsOverFloor: 50_000,
  searchScriptsOverFloor: 100_000,
  styles: 12_000,
  html: 23_000,
  nodes: 900,
  requests: 25,
  mainPictures: 1,
  /** SPEED-5 */
  pageData: 64_000,
  /** SPEED-6 */
  buildCallsOverPages: 20,
  callsPerSecond: 50,
  revalidationCalls: 2,
  /** SPEED-7 */
  buildPerPage: 40,
  buildMemory: 800_000_000,
  /** SPEED-8 */
  serving: 0.9,
  servingBehindProxy: 0.55,
  /** Of a site of 100,000 paths and 2,000 products. */
  sitemapPart: 50_000_000,
  listedProducts: 24,
  /** Of the sandbox, on a space of 5,000 entries. */
  sandboxStart: 2000,
  sandboxRead: 10,
  /** A query of the search service, over 5,000 records. */
  sandboxSearch: 15,
} as const
