import type { SectionFailureReport } from '@/models/section-failure'

/** Reports of one page view: the first few say what is wrong, a page that fails all over need not say it more often. */
const MOST_PER_VIEW = 3

/** Entries that were reported on the page that is shown. */
let reported: { path: string; entries: Set<string> } = { path: '', entries: new Set() }

/**
 * Tells the server of a section that failed in this browser, each entry once a page view. Nothing waits for it, and
 * nothing is done when it fails.
 */
export function reportFailure(section: { type: string; id: string }, error: Error): void {
  const path = window.location.pathname
  if (reported.path !== path) reported = { path, entries: new Set() }
  const { entries } = reported
  if (entries.has(section.id) || entries.size >= MOST_PER_VIEW) return
  entries.add(section.id)
  const report: SectionFailureReport = { section: section.type, entry: section.id, error: error.name, path }
  // Old browsers and some private modes have none.
  navigator.sendBeacon?.(
    '/api/section-failures/',
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  )
}
