import type { Fixtures } from '../fixtures'
import type { ContactTextProps } from './ContactText'

export const fixtures: Fixtures<ContactTextProps> = {
  'numbers that are a way to reach someone, and one that is none': {
    text: 'Em caso de intoxicação, ligue para 0800 722 6001. Guarde abaixo de 30 °C, por até 192 dias.',
  },
}
