/** The standing bars (behavior SPEED-1 to SPEED-9). Bytes, milliseconds and counts; kB are thousands of bytes. */
export const BUDGETS = {
  performance: 98,
  perfectCategory: 100,
  largestPaint: 1600,
  blockingTime: 80,
  layoutShift: 0,
  scriptsOverBaseline: 15_000,
  searchScriptsOverBaseline: 70_000,
  styles: 14_000,
  html: 18_000,
  nodes: 900,
  requests: 25,
  pageData: 32_000,
  pageDataMedian: 16_000,
  buildCallsOverPages: 20,
  callsPerSecond: 50,
  revalidationCalls: 2,
  buildPerPage: 40,
  buildMemory: 800_000_000,
  serving: 0.75,
  /** Of the sandbox, on a space of 5,000 entries. */
  sandboxStart: 2000,
  sandboxRead: 10,
  /** A query of the search service, over 5,000 records. */
  sandboxSearch: 15,
} as const
