import { testFixturesOf } from '../fixture-states'

// The comparison of products reads the address.
jest.mock('next/router', () => ({
  __esModule: true,
  default: jest.requireActual('next/router').default,
  useRouter: () => jest.requireActual('../templates/router-stub').routerStub,
}))

testFixturesOf('sections')
