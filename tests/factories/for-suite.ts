/** What is made before the tests of a file, or before each of them: the same object for all, filled anew. */
export const forSuite = <Made extends object>(
  start: () => Promise<Made>,
  end: (made: Made) => unknown = () => undefined,
  isForEach = false,
): Made => {
  const made = {} as Made
  const [before, after] = isForEach ? [beforeEach, afterEach] : [beforeAll, afterAll]
  before(async () => void Object.assign(made, await start()))
  after(async () => void (await end(made)))
  return made
}
