/** What the pages use of Next's router: an address that tests set, and the pushes that pages ask for. */
export const routerStub = {
  isReady: true,
  asPath: '/pt-br/pagina/',
  push: jest.fn((_address: string, _as?: string, _options?: Record<string, unknown>) =>
    Promise.resolve(true),
  ),
  replace: jest.fn((address: string, _as?: string, _options?: Record<string, unknown>) => {
    routerStub.asPath = address
    return Promise.resolve(true)
  }),
}

export const resetRouter = (asPath: string, isReady = true): void => {
  routerStub.asPath = asPath
  routerStub.isReady = isReady
  routerStub.push.mockClear()
  routerStub.replace.mockClear()
}

/** The module `next/router` with that stub. */
export const routerModule = () => ({
  __esModule: true,
  default: jest.requireActual('next/router').default,
  useRouter: () => routerStub,
})
