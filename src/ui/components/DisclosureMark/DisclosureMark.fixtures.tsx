import type { Fixtures } from '../fixtures'
import { DisclosureMark } from './DisclosureMark'

const disclosure = (isOpen: boolean) => () => (
  <details open={isOpen}>
    <summary>
      Modo de usar <DisclosureMark />
    </summary>
    <p>Uma dose à noite.</p>
  </details>
)

export const fixtures: Fixtures<Parameters<typeof DisclosureMark>[0]> = {
  'of a closed disclosure': disclosure(false),
  'of an open disclosure': disclosure(true),
  'of a button': () => (
    <button type="button" aria-expanded="true">
      Produtos <DisclosureMark />
    </button>
  ),
}
