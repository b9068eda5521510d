/*
 * Loaded into a site before anything else (`node --require`): simulates a disk that refuses writes and a wrong clock, as
 * described in a file of the command (FAULTS_FILE: {"disk": "ENOSPC" | "EROFS" | null, "clock": milliseconds}); without it
 * nothing changes. When its "weighed" changes, collects garbage and records the heap (FAULTS_FILE.heap: megabytes).
 */
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')

const { readFileSync, writeFileSync } = fs
const file = process.env.FAULTS_FILE ?? ''
const state = { disk: null, clock: 0, weighed: 0 }
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const weigh = () => {
  collect()
  writeFileSync(
    `${file}.heap`,
    JSON.stringify({ weighed: state.weighed, heap: process.memoryUsage().heapUsed / 1024 ** 2 }),
  )
}
const look = () => {
  const { weighed } = state
  try {
    Object.assign(state, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Not written yet, or just being written.
  }
  if (state.weighed !== weighed) weigh()
}
look()
setInterval(look, 50).unref()

/** @param {unknown[]} parts */
const requireDisk = ([place]) => {
  if (state.disk !== null)
    throw Object.assign(new Error(`${state.disk}: the disk takes nothing, '${place}'`), { code: state.disk })
}

/** @param {object} owner @param {string} name @param {(work: () => unknown) => unknown} around */
const guard = (owner, name, around) => {
  const write = Reflect.get(owner, name)
  Reflect.set(owner, name, (/** @type {unknown[]} */ ...parts) =>
    around(() => {
      requireDisk(parts)
      return write(...parts)
    }),
  )
}

for (const name of ['writeFile', 'mkdir', 'rename', 'appendFile', 'utimes', 'copyFile', 'rm', 'unlink']) {
  guard(fs.promises, name, async (work) => work())
  guard(fs, `${name}Sync`, (work) => work())
}
syncBuiltinESMExports()

const now = Date.now.bind(Date)
const wrongNow = () => now() + state.clock
Reflect.set(
  globalThis,
  'Date',
  new Proxy(Date, {
    construct: (RealDate, parts, target) =>
      Reflect.construct(RealDate, parts.length === 0 ? [wrongNow()] : parts, target),
    get: (RealDate, name, receiver) => (name === 'now' ? wrongNow : Reflect.get(RealDate, name, receiver)),
  }),
)
