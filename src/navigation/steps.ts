import Router from 'next/router'
import { type Entry, readEntry } from './entry'

/**
 * Looks at a step that Back or Forward makes, to the entry `arrived`; null where the router has written none.
 * @returns whether the step is dealt with, so that neither the next one nor the router needs to know of it.
 */
export type StepHandler = (arrived: Entry | null) => boolean

/**
 * Asks the handlers, in their order, of every step. The router asks before it follows a step (`beforePopState`); of steps that
 * it ignores by itself, such as the first one to an address that it shows already, the browser tells.
 * @returns what ends it.
 */
export function startSteps(handlers: StepHandler[]): () => void {
  let requested: unknown = null
  const isOurs = (state: unknown) => {
    const arrived = readEntry(state)
    return handlers.some((handle) => handle(arrived))
  }
  Router.router?.beforePopState((state) => {
    requested = state
    return !isOurs(state)
  })
  const handlePopState = ({ state }: PopStateEvent) => {
    if (state === null || state !== requested) isOurs(state)
    requested = null
  }
  window.addEventListener('popstate', handlePopState)
  return () => {
    window.removeEventListener('popstate', handlePopState)
    Router.router?.beforePopState(() => true)
  }
}
