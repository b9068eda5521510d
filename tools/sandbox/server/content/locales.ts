import type { ExportLocale } from '@sandbox/export-format'

/** The locales of a space with their fallbacks. */
export class Locales {
  readonly list: ExportLocale[]
  readonly defaultCode: string
  readonly #chains = new Map<string, string[]>()

  constructor(locales: ExportLocale[]) {
    this.list = locales.filter(({ contentDeliveryApi }) => contentDeliveryApi !== false)
    this.defaultCode = (locales.find((locale) => locale.default) ?? locales[0])?.code ?? 'en-US'
    for (const { code } of this.list) this.#chains.set(code, this.#follow(code))
  }

  #follow(start: string): string[] {
    const chain: string[] = []
    let code: string | null = start
    while (code !== null && !chain.includes(code)) {
      chain.push(code)
      const current: string = code
      code = this.list.find((locale) => locale.code === current)?.fallbackCode ?? null
    }
    return chain
  }

  has(code: string): boolean {
    return this.#chains.has(code)
  }

  /**
   * A field's value in a locale: its own, else that of the next fallback. A field that is not localized has one
   * value for all locales.
   * @returns undefined where the field is unset; null where it is stored as null
   */
  resolve(values: Record<string, unknown>, code: string, localized: boolean): unknown {
    for (const candidate of this.#chains.get(code) ?? []) {
      const value = values[candidate]
      if (value !== undefined) return value
    }
    return localized ? undefined : values[this.defaultCode]
  }
}
