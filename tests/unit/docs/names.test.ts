import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Words of a private language, and what readers of other Next and Contentful code expect. */
const WANTED: Record<string, RegExp> = {
  'response, result, reply': /^answer(?:s|ed|ing)?$/,
  'request, fetch, query': /^ask(?:s|ed|ing)?$/,
  'store, cache, last': /^(?:keep|keeps|kept|keeping)$/,
  'pause, suspend, contain': /^(?:hold|holds|held|holding)$/,
  'report, notify, log, show': /^(?:tell|tells|told|say|says|said|hear|hears|heard)$/,
  'render, rendered': /^(?:draw|draws|drawn|drew)$/,
  'be, appear': /^(?:stand|stands|stood)$/,
  'unavailable, missing, deleted': /^(?:away|gone)$/,
  'click, tap, interaction': /^press(?:es|ed|ing)?$/,
  'revalidate, regenerate': /^(?:renew|renews|renewed|renewal|anew)$/,
  'static, hydrate, signal': /^(?:still|alive|lively|wake|wakes|woken)$/,
  'remainder, load more, idle': /^rests?$/,
  'honeypot, form token, icon': /^(?:traps?|stamps?|stamped|signs?)$/,
  'folder, module, entry point': /^(?:rooms?|doors?)$/,
  'layout, wrapper': /^frames?$/,
  'component, item': /^pieces?$/,
}

const ALLOWED: Record<string, RegExp> = {
  'a choice in the recommender, an article’s feedback or the survey':
    /^(?:Answers(?:Props)?|ANSWERS|withAnswer|isAboutAnswers|(?:r|R)ecommender-?(?:a|A)nswer|SurveyAnswerTable|(?:HELPFUL|FOUND)_ANSWERS)$/,
  'a signature': /^sign(?:Message|Receipt|Token)$/,
  'a wrapper round one part': /^(?:Section|Field|Group)Frame(?:Props)?$|^frameClass$/,
  'the address of an API that open tabs request': /^page-rest$/,
  'a search without results, as its table is called': /^unanswered/,
}

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((word) => word.toLowerCase())

const wantedFor = (name: string): string[] =>
  Object.values(ALLOWED).some((allowed) => allowed.test(name))
    ? []
    : Object.entries(WANTED).flatMap(([wanted, words]) =>
        wordsOf(name).some((word) => words.test(word)) ? [`${name}: ${wanted}`] : [],
      )

const files = ['src', 'tools/bench', 'tools/faults', 'tools/scripts', 'tools/build'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:[cm]?js|jsx|tsx?)$/.test(name))
    .map((name) => path.join(folder, name)),
)
const EXPORTED = /^export (?:default )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** Without `.fixtures` and the like. */
const nameOf = (file: string): string => path.basename(file).split('.')[0] ?? ''

test('files have the names of the field', () => {
  expect(files.length).toBeGreaterThan(900)
  expect(files.flatMap((file) => wantedFor(nameOf(file)).map((found) => `${file} ${found}`))).toEqual([])
})

test('what files export has the names of the field', () => {
  const exported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => ({ file, name })),
  )
  expect(exported.length).toBeGreaterThan(1500)
  expect(exported.flatMap(({ file, name }) => wantedFor(name).map((found) => `${file} ${found}`))).toEqual([])
})

test('every exception is used', () => {
  const names = files.flatMap((file) => [
    nameOf(file),
    ...[...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name),
  ])
  const unused = Object.entries(ALLOWED).filter(([, allowed]) => !names.some((name) => allowed.test(name)))
  expect(unused).toEqual([])
})
