import Router from 'next/router'

type Listener = Parameters<typeof Router.events.on>

/** Listens to events of the router. @returns ends it */
export function onRouter(handlers: { [Event in Listener[0]]?: Listener[1] }): () => void {
  const listeners = Object.entries(handlers) as Listener[]
  for (const listener of listeners) Router.events.on(...listener)
  return () => {
    for (const listener of listeners) Router.events.off(...listener)
  }
}
