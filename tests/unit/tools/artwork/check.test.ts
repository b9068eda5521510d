import { spawnSync } from 'node:child_process'

const check = (...names: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/artwork/main.ts', '--check', ...names],
    { encoding: 'utf8' },
  )
  return { status, output: stdout + stderr }
}

// All pictures take minutes: `npm run artwork -- --check` holds them against what is committed.
test('committed pictures are what the drawing code draws', () => {
  expect(check('mark-logo', 'flag-br', 'photo-autora', 'mark-icone.png')).toEqual({
    status: 0,
    output: '4 of 4 pictures are what this code draws.\n',
  })
})

test('a name that no picture has is refused', () => {
  const { status, output } = check('scene-nowhere')
  expect(status).toBe(1)
  expect(output).toContain('No picture is named scene-nowhere')
})
