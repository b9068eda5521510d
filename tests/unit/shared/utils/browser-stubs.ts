/** What jsdom lacks of a browser, so that tests can steer it. */

/** Answers `(prefers-reduced-motion: reduce)`, and no to every other media query. */
export const stubReducedMotion = (isReduced: boolean): void => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('prefers-reduced-motion') && isReduced,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
}

/** Replaces IntersectionObserver; the returned call brings everything observed near, and `margins` tells how near. */
export const stubIntersectionObserver = () => {
  const observers: StubObserver[] = []
  class StubObserver implements IntersectionObserver {
    readonly root = null
    readonly rootMargin: string
    readonly scrollMargin = ''
    readonly thresholds = [0]
    isConnected = true
    constructor(
      readonly notify: IntersectionObserverCallback,
      { rootMargin = '' }: IntersectionObserverInit = {},
    ) {
      this.rootMargin = rootMargin
      observers.push(this)
    }
    observe() {}
    unobserve() {}
    takeRecords = () => []
    disconnect() {
      this.isConnected = false
    }
  }
  window.IntersectionObserver = StubObserver
  const entry = (isIntersecting: boolean): IntersectionObserverEntry => {
    const rect = new DOMRect()
    return {
      isIntersecting,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
      intersectionRatio: isIntersecting ? 1 : 0,
      target: document.body,
      time: 0,
    }
  }
  return {
    margins: () => observers.map(({ rootMargin }) => rootMargin),
    move: (isNear: boolean) => {
      for (const observer of observers) if (observer.isConnected) observer.notify([entry(isNear)], observer)
    },
  }
}
