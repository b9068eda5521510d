import Router from 'next/router'

/** Makes the browser load the next page as a document. @returns cancels it */
export function loadNextPage(): () => void {
  const load = (_address: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) window.location.reload()
  }
  Router.events.on('routeChangeComplete', load)
  return () => Router.events.off('routeChangeComplete', load)
}
