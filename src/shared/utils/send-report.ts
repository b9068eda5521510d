/** Sends JSON to the site when the browser has time for it; old browsers and some private modes have no beacon. */
export function sendReport(path: string, report: object): void {
  navigator.sendBeacon?.(path, new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
