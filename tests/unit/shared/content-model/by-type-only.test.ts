import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Folders of `src` that run on the server only, and whose code reads the declarations. */
const SERVER = /^(?:server|shared.(?:content-model|routing))./

/** Folders of the content model without declarations. */
const PLAIN = /^shared.content-model.(?:products|views)./

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => PLAIN.test(file) || !SERVER.test(file))
  .map((file) => path.join('src', file))

/** Imports whose declarations would travel: of anything but types and plain lists. (dependency-cruiser cannot tell them apart.) */
const VALUE_IMPORT =
  /^(?:import|export)(?! type)[^'\n]*(?:\n[^']*?)?'@\/shared\/content-model(?:\/(?!products\/|views\/|vocabulary')[^']*)?'/m

test('what reaches the browser takes types from the content model, never the declarations', () => {
  const importing = files.filter((file) => readFileSync(file, 'utf8').includes('@/shared/content-model'))
  expect(importing.length).toBeGreaterThan(20)
  expect(importing.filter((file) => VALUE_IMPORT.test(readFileSync(file, 'utf8')))).toEqual([])
})
