import { definePlugin, HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'

/** What the checker's own table of attributes lacks, by element. */
const MORE_ATTRIBUTES: Readonly<Record<string, string>> = {
  button: 'name value type disabled',
  details: 'name',
  iframe: 'allow src title referrerpolicy loading',
  img: 'alt sizes loading fetchpriority',
  input: 'accept alt autocomplete list max maxlength min minlength name pattern placeholder step value',
  link: 'type sizes media fetchpriority',
  meta: 'property media',
  option: 'value',
  progress: 'value max',
  // webpack's runtime writes `charset` on scripts that it loads later.
  script: 'type blocking charset',
  select: 'name autocomplete',
  svg: 'viewbox preserveaspectratio focusable',
  textarea: 'autocomplete maxlength minlength name placeholder rows',
  time: 'datetime',
  track: 'default kind label src srclang',
  video: 'autoplay controls loop muted playsinline poster src',
}

/** Roles and elements that take `aria-invalid` (WAI-ARIA 1.2). */
const TAKES_INVALID =
  /^(?:checkbox|combobox|listbox|radiogroup|searchbox|slider|spinbutton|switch|textbox|tree)$/
const IS_CONTROL = /^(?:input|select|textarea)$/

/** Attributes that no element of the kind has, as when a view model is spread into it; states that its role does not take. */
class KnownAttributes extends Rule {
  override setup(): void {
    this.on('attr', ({ target, key, location }) => {
      const name = key.toLowerCase()
      const known = MORE_ATTRIBUTES[target.tagName]?.split(' ') ?? []
      const isKnown =
        /^(?:data|aria)-/.test(name) || known.includes(name) || name in (target.meta?.attributes ?? {})
      if (!isKnown) this.report(target, `<${target.tagName}> has no attribute "${name}"`, location)
      const role = String(target.getAttributeValue('role'))
      if (name === 'aria-invalid' && !IS_CONTROL.test(target.tagName) && !TAKES_INVALID.test(role))
        this.report(target, `<${target.tagName} role="${role}"> takes no aria-invalid`, location)
    })
  }
}

/** With `sizes`, a `srcset` needs the width of each file. */
class SourceWidths extends Rule {
  override setup(): void {
    this.on('element:ready', ({ target }) => {
      const sources = target.getAttributeValue('srcset') ?? target.getAttributeValue('imagesrcset')
      const hasSizes = target.hasAttribute('sizes') || target.hasAttribute('imagesizes')
      if (sources && hasSizes && !sources.split(', ').every((source) => /\s\d+w$/.test(source.trim())))
        this.report(target, `<${target.tagName}> has sizes, but no widths to choose from`)
    })
  }
}

/** What the checker may say, and why that stays. */
const ACCEPTED = {
  'attr-case': 'style: React writes srcSet, and browsers ignore the case',
  'attribute-boolean-style': 'style: React writes async=""',
  'attribute-empty-style': 'style: React writes hidden=""',
  'void-style': 'style: React writes <br/>',
  'no-redundant-role': 'Safari forgets that a list without bullets is one',
  'no-inline-style': 'only scripts set them: the policy refuses those of the HTML',
  'prefer-native-element': 'style: a role is as good',
  'require-sri': "the site's own files",
  'tel-non-breaking': 'style: numbers may break on narrow phones',
  'unique-landmark': 'of the two navigations of the footer one is always hidden',
  'wcag/h71': 'fieldsets of filters are named by aria-labelledby',
} as const

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: ['recommended', 'document', 'a11y', 'standard'].map((preset) => `html-validate:${preset}`),
    plugins: [
      definePlugin({
        name: 'site',
        rules: { 'site/known-attributes': KnownAttributes, 'site/source-widths': SourceWidths },
      }),
    ],
    rules: {
      'site/known-attributes': 'error',
      'site/source-widths': 'error',
      'form-dup-name': ['error', { shared: ['button', 'checkbox', 'radio', 'reset', 'submit'] }],
      ...Object.fromEntries(Object.keys(ACCEPTED).map((rule) => [rule, 'off' as const])),
    },
  }),
)

/** What is wrong with a document, each message once, with its place in the source. */
export function htmlFaults(html: string): string[] {
  const messages = checker.validateStringSync(html).results.flatMap((result) => result.messages)
  return [
    ...new Set(
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
    ),
  ]
}
