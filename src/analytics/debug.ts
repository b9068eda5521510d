import { dataLayer } from './data-layer'
import { faultsOfPush } from './fits-table'

/** In development: logs every push of the data layer to the console, with differences from the table of events. */
export function debugDataLayer(): void {
  const layer = dataLayer()
  const push = layer.push.bind(layer)
  const show = (entry: unknown) => {
    const faults = faultsOfPush(entry)
    if (faults.length > 0) console.error('dataLayer', faults.join(', '), entry)
    else console.info('dataLayer', entry)
  }
  layer.forEach(show)
  layer.push = (...entries) => {
    entries.forEach(show)
    return push(...entries)
  }
}
