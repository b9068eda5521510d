import { LONG_TITLE, SENTENCE } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import type { ModalProps } from './Modal'

type ModalDialogProps = Omit<ModalProps, 'isOpen'>

const dialog = (more: Partial<ModalDialogProps> = {}): ModalDialogProps => ({
  onClose: () => {},
  title: 'Onde comprar',
  children: <p>{SENTENCE}</p>,
  ...more,
})

export const takesWindow = true

export const fixtures: Fixtures<ModalDialogProps> = {
  'short text': dialog(),
  'long title': dialog({ title: LONG_TITLE }),
}
