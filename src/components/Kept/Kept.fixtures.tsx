import { AppLink } from '../AppLink/AppLink'
import type { Fixtures } from '../fixtures'
import type { KeptProps } from './Kept'

export const fixtures: Fixtures<KeptProps> = {
  'drawn of its data': {
    as: 'div',
    name: 'kept-fixture',
    isKept: false,
    children: (
      <p>
        Tudo sobre o nariz entupido está em <AppLink href="/pt-br/dicas/">nossas dicas</AppLink>.
      </p>
    ),
  },
}
