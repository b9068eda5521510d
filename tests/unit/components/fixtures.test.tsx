import { testFixturesOf } from '../fixture-states'

testFixturesOf('components')
