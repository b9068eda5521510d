/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { canary } from './canary'

canary(
  'src/config/small-heap.js',
  'V8 has the flag that says by how much a heap may grow before it is swept',
  () => {
    expect(execFileSync(process.execPath, ['--v8-options']).toString()).toContain('--heap-growing-percent')
  },
)
