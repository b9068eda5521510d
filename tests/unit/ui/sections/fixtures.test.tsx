import { testFixturesOf } from '../../fixture-states'

// The comparison of products reads the address.
jest.mock('next/router', () => jest.requireActual('../templates/router-stub').routerModule())

testFixturesOf('ui/sections')
