import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownBuildFolder } from '@/shared/config/env'

test('tests of what browsers render have a build folder of their own, too', () => {
  expect(path.dirname(ownBuildFolder())).toBe(tmpdir())
})
