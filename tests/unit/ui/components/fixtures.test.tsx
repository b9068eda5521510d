import { testFixturesOf } from '../../fixture-states'

testFixturesOf('ui/components')
