type Level = 'debug' | 'info' | 'warn' | 'error'

/** Nothing is printed while a test runs: what would be is in the mocks of `console`, anew for each test. */
export const muteConsole = (...levels: [Level, ...Level[]]): void => {
  beforeEach(() => {
    for (const level of levels) jest.spyOn(console, level).mockImplementation(() => undefined)
  })
  afterEach(() => jest.restoreAllMocks())
}
