/** `npm run artwork`: draws the committed pictures, or checks that they are what this code draws (README.md). */
import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { difference } from './kit/raster'
import { type Picture, pictures } from './pictures'

const USAGE = `usage: npm run artwork -- NAME ...          draws these pictures (a name as "--list" gives it)
       npm run artwork -- --all              draws every picture
       npm run artwork -- --check [NAME ...] checks that the committed pictures are what this code draws
       npm run artwork -- --list             names the pictures
       npm run artwork -- --lint             checks types and format of this folder`

async function draw(wanted: readonly Picture[]) {
  for (const { name, file, make } of wanted) {
    const data = await make()
    await writeFile(file, data)
    console.log(`${name}: ${Math.ceil(data.length / 1024)} kB`)
  }
}

/** Names what differs, and keeps what was drawn instead beside the system's temporary files, to look at. */
async function check(wanted: readonly Picture[]) {
  const folder = join(tmpdir(), 'artwork-check')
  let failures = 0
  for (const { name, file, make } of wanted) {
    const [committed, data] = [await readFile(file).catch(() => Buffer.alloc(0)), await make()]
    const found =
      committed.length === 0 ? 'it is not committed' : await difference(committed, data, file.endsWith('.png'))
    if (found === null) continue
    failures += 1
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, basename(file)), data)
    console.error(`${name}: ${found}. Drawn: ${join(folder, basename(file))}, committed: ${file}`)
  }
  console.log(`${wanted.length - failures} of ${wanted.length} pictures are what this code draws.`)
  process.exitCode = failures > 0 ? 1 : 0
}

function lint() {
  const run = (tool: string, ...options: string[]) =>
    spawnSync(process.execPath, [join('..', 'node_modules', tool), ...options], {
      cwd: import.meta.dirname,
      stdio: 'inherit',
    }).status
  const results = [run('typescript/bin/tsc', '--noEmit', '-p', '.'), run('@biomejs/biome/bin/biome', 'check', '.')]
  process.exitCode = results.every((status) => status === 0) ? 0 : 1
}

const [mode = '', ...rest] = process.argv.slice(2)
const names = mode.startsWith('--') ? rest : [mode, ...rest]
const unknown = names.filter((name) => name && !pictures.some((picture) => picture.name === name))
const wanted = names.length > 0 ? pictures.filter(({ name }) => names.includes(name)) : pictures

if (unknown.length > 0) {
  console.error(`No picture is named ${unknown.join(', ')}: "npm run artwork -- --list" names them.`)
  process.exitCode = 1
} else if (mode === '--list') console.log(pictures.map(({ name }) => name).join('\n'))
else if (mode === '--check') await check(wanted)
else if (mode === '--lint') lint()
else if (mode === '--all' || (mode && !mode.startsWith('--'))) await draw(wanted)
else {
  console.error(USAGE)
  process.exitCode = 1
}
