import { dataLayer } from './data-layer'

/** In development: logs every push of the data layer to the console. */
export function debugDataLayer(): void {
  const layer = dataLayer()
  const push = layer.push.bind(layer)
  const show = (entry: unknown) => console.info('dataLayer', entry)
  layer.forEach(show)
  layer.push = (...entries) => {
    entries.forEach(show)
    return push(...entries)
  }
}
