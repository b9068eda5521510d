import { readFileSync } from 'node:fs'
import path from 'node:path'
import { componentFilesIn, FIXTURES } from '../../../fixture-states'

/** What a file of pieces gives out: its components by name. */
const COMPONENT = /^export (?:default )?(?:async )?(?:function|class|const) ([A-Z]\w*)/gm

const files = ['ui/components', 'ui/sections'].flatMap(componentFilesIn)
const fixtureFiles = files.filter((file) => file.endsWith(FIXTURES))

/** The gallery itself, and the ground of fixtures: a state of its own would show nothing but itself. */
const isTool = (file: string): boolean =>
  path.basename(file).startsWith('Fixture') || file.includes('/components/gallery/')

/** Writes into the document's head alone: there is nothing to show. */
const isUnseen = (file: string): boolean => readFileSync(file, 'utf8').includes("from 'next/head'")

test('every component and section has fixtures beside it, in a file of its name', () => {
  const pieces = files.filter((file) => !file.endsWith(FIXTURES) && !isTool(file) && !isUnseen(file))
  const components = pieces.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(COMPONENT)].map(([, name]) =>
      path.join(path.dirname(file), `${name}${FIXTURES}`),
    ),
  )
  expect(components.length).toBeGreaterThan(50)
  expect(components.filter((file) => !fixtureFiles.includes(file))).toEqual([])
})

test('no two pieces have one name, by which the gallery shows them', () => {
  const names = fixtureFiles.map((file) => path.basename(file))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
