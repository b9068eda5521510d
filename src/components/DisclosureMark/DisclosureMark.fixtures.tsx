import type { Fixtures } from '../fixtures'
import { DisclosureMark, type DisclosureMarkProps } from './DisclosureMark'

export const fixtures: Fixtures<DisclosureMarkProps> = {
  'of a closed disclosure': () => (
    <details>
      <summary>
        Modo de usar <DisclosureMark />
      </summary>
      <p>Uma dose à noite.</p>
    </details>
  ),
  'of an open disclosure': () => (
    <details open>
      <summary>
        Modo de usar <DisclosureMark />
      </summary>
      <p>Uma dose à noite.</p>
    </details>
  ),
  'of a button': () => (
    <button type="button" aria-expanded="true">
      Produtos <DisclosureMark />
    </button>
  ),
}
