import { gzipSync, brotliCompressSync } from 'node:zlib'
import { loadSampleSpace } from '@sandbox/space/load'
import { searchAdvisorOf } from '@sandbox/space/search-advisor'
import { dictionaryOf } from '@/search/understanding/dictionary'
import { advise } from '@/search/understanding/advise'
import { wordOf, soundOf } from '@/search/understanding/spelling'
import { plainWordsOf } from '@/search/understanding/word-forms'
const space = await loadSampleSpace(undefined, () => undefined)
const { advisor } = searchAdvisorOf(space)
const concepts = [...advisor.dictionary.byKey.values()]
const g = advisor.guidance
const size = (v: unknown) => { const s = JSON.stringify(v); return `${s.length} raw, ${gzipSync(s, {level: 9}).length} gz ${brotliCompressSync(s).length} br` }
console.log('concepts', size(concepts), 'guidance', size(g), 'both', size({ concepts, guidance: g }))
console.log('sorted', size(concepts.map((c) => ({ ...c, words: c.words.toSorted().join() }))))
const med = (name: string, f: () => unknown) => { const t: number[] = []; for (let i = 0; i < 11; i++) { const a = performance.now(); f(); t.push(performance.now() - a) } console.log(name, `first ${t[0].toFixed(1)} median ${t.toSorted((a, b) => a - b)[5].toFixed(1)}`) }
med('dictionaryOf', () => dictionaryOf(concepts))
const parts = concepts.flatMap((c) => c.words.flatMap((w) => w.split(/\s+/)))
const written = [...new Set(parts.map(wordOf))]
console.log(parts.length, written.length, written.flatMap(plainWordsOf).length)
med('wordOf', () => parts.map(wordOf)); med('soundOf', () => written.map(soundOf)); med('plain', () => written.flatMap(plainWordsOf))
med('first advise', () => advise('meu filho ta com tosse e nao respira', { ...advisor, dictionary: dictionaryOf(concepts) }))
med('misspelled', () => { const d = dictionaryOf(concepts); d.keysOf('convulcsao') })
