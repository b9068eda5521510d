/** Attributes that hold addresses, in the old and new conventions of OpenTelemetry, and in Next's spans. */
const ADDRESSES = ['http.target', 'http.url', 'url.full', 'url.query']

/** Of a span, as it starts: enough to look at its attributes and to replace them. */
interface StartedSpan {
  readonly attributes: Readonly<Record<string, unknown>>
  setAttribute(name: string, value: string): unknown
}

/** Takes queries off the addresses in spans: that of `/api/preview` holds a secret. */
export const withoutQueries = {
  onStart: (span: StartedSpan): void => {
    for (const name of ADDRESSES) {
      const address = span.attributes[name]
      if (typeof address === 'string' && address.includes('?'))
        span.setAttribute(name, address.slice(0, address.indexOf('?')))
    }
  },
  onEnd: (): void => undefined,
  forceFlush: (): Promise<void> => Promise.resolve(),
  shutdown: (): Promise<void> => Promise.resolve(),
}
