import Router from 'next/router'
import { type Entry, readEntry } from './entry'

/** Handles Back or Forward to an entry, null if foreign. @returns whether the router must not see it */
export type StepHandler = (arrived: Entry | null) => boolean

/** Calls the handlers, in order, for every step; those that the router ignores come from the browser. @returns ends it */
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
