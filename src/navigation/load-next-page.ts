import Router from 'next/router'

/** Has the next page that a visitor moves on to loaded anew, by the browser. @returns what calls it off */
export function loadNextPage(): () => void {
  const load = (_address: string, { shallow }: { shallow: boolean }) => {
    if (!shallow) window.location.reload()
  }
  Router.events.on('routeChangeComplete', load)
  return () => Router.events.off('routeChangeComplete', load)
}
