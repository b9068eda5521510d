import type { CompiledIndex } from '../engine/compiled-index'
import { badSearch } from '../errors'
import { all, any, compares, type Fits, hasValue, isBetween, not } from './conditions'

interface Token {
  kind: 'text' | 'quoted' | 'sign' | 'end'
  text: string
  column: number
}

const TOKEN = /\s*(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|([()]|<=|>=|!=|[<>=:,])|([^\s()<>=!:,"']+|!))/gy

const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  const source = text.trimEnd()
  while (TOKEN.lastIndex < source.length) {
    const column = TOKEN.lastIndex
    const match = TOKEN.exec(source)
    if (match === null) throw badSearch(`filters: Unexpected token at col ${column}`)
    const quoted = match[1] ?? match[2]
    if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted.replace(/\\(.)/g, '$1'), column })
    else if (match[3] !== undefined) tokens.push({ kind: 'sign', text: match[3], column })
    else tokens.push({ kind: 'text', text: match[4] ?? '', column })
  }
  return [...tokens, { kind: 'end', text: 'end of filter', column: source.length }]
}

const KEYWORDS = new Set(['AND', 'OR', 'NOT'])
const NUMBER = /^-?\d+(\.\d+)?$/

/** Reads Algolia's `filters`: `a:x AND (b:y OR NOT c:z) AND price>=10 AND price:1 TO 5`. */
class FilterParser {
  #at = 0

  constructor(
    readonly tokens: Token[],
    readonly index: CompiledIndex,
  ) {}

  parse(): Fits {
    const fits = this.#disjunction()
    if (this.#next.kind !== 'end') throw this.#unexpected('end of filter')
    return fits
  }

  get #next(): Token {
    return this.tokens[this.#at] ?? { kind: 'end', text: 'end of filter', column: 0 }
  }

  #unexpected(expected: string): Error {
    const { kind, text, column } = this.#next
    const shown = kind === 'text' || kind === 'quoted' ? `string(${text})` : text
    return badSearch(`filters: Unexpected token ${shown} expected ${expected} at col ${column}`)
  }

  #take(kind: Token['kind'], ...texts: string[]): Token | null {
    const token = this.#next
    if (token.kind !== kind || (texts.length > 0 && !texts.includes(token.text))) return null
    this.#at += 1
    return token
  }

  #disjunction(): Fits {
    const parts = [this.#conjunction()]
    while (this.#take('text', 'OR')) parts.push(this.#conjunction())
    return parts.length === 1 && parts[0] ? parts[0] : any(parts)
  }

  #conjunction(): Fits {
    const parts = [this.#condition()]
    while (this.#take('text', 'AND')) parts.push(this.#condition())
    return parts.length === 1 && parts[0] ? parts[0] : all(parts)
  }

  #condition(): Fits {
    if (this.#take('text', 'NOT')) return not(this.#condition())
    if (this.#take('sign', '(')) {
      const inner = this.#disjunction()
      if (!this.#take('sign', ')')) throw this.#unexpected(')')
      return inner
    }
    return this.#comparison()
  }

  #text(): string {
    if (this.#next.kind === 'text' && KEYWORDS.has(this.#next.text)) throw this.#unexpected('string')
    const token = this.#take('quoted') ?? this.#take('text')
    if (token === null) throw this.#unexpected('string')
    return token.text
  }

  #number(): number {
    if (this.#next.kind !== 'text' || !NUMBER.test(this.#next.text)) throw this.#unexpected('numeric')
    return Number(this.#text())
  }

  #comparison(): Fits {
    const name = this.#text()
    const sign = this.#take('sign', '<=', '>=', '!=', '<', '>', '=')
    if (sign !== null) return compares(this.index, name, sign.text, this.#number())
    // A value alone is a tag.
    if (!this.#take('sign', ':')) return hasValue(this.index, '_tags', name)
    const value = this.#text()
    if (NUMBER.test(value) && this.#take('text', 'TO'))
      return isBetween(this.index, name, Number(value), this.#number())
    this.#takeScore()
    return hasValue(this.index, name, value)
  }

  /** `<score=3>` weighs a filter; it decides nothing here. */
  #takeScore(): void {
    if (this.tokens[this.#at + 1]?.text !== 'score' || !this.#take('sign', '<')) return
    this.#at += 2
    this.#number()
    if (!this.#take('sign', '>')) throw this.#unexpected('>')
  }
}

/** @throws SearchError 400 */
export const filterOf = (index: CompiledIndex, text: string): Fits | null =>
  text.trim() === '' ? null : new FilterParser(tokensOf(text), index).parse()
