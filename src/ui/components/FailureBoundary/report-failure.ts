import type { SectionFailureReport } from '@/shared/content-model/views/section-failure'
import { sendReport } from '@/shared/utils/send-report'

/** Per page view: a page that fails all over need not report more. */
const MOST_PER_VIEW = 3

let reported: { path: string; entries: Set<string> } = { path: '', entries: new Set() }

/** Reports a section that failed in this browser, once per page view. Failures of the request are ignored. */
export function reportFailure(section: { type: string; id: string }, error: Error): void {
  const path = window.location.pathname
  if (reported.path !== path) reported = { path, entries: new Set() }
  const { entries } = reported
  if (entries.has(section.id) || entries.size >= MOST_PER_VIEW) return
  entries.add(section.id)
  const report: SectionFailureReport = { section: section.type, entry: section.id, error: error.name, path }
  sendReport('/api/section-failures/', report)
}
