import type { Fixtures } from '../fixtures'
import { LinkButton } from '../LinkButton/LinkButton'
import { Modal, type ModalProps } from './Modal'

const TEXT = 'Encontre o produto na farmácia mais perto de você ou peça pela internet.'

const modal = (more: Partial<ModalProps> = {}): ModalProps => ({
  isOpen: true,
  onClose: () => {},
  title: 'Onde comprar',
  children: <p>{TEXT}</p>,
  ...more,
})

export const takesWindow = true

export const fixtures: Fixtures<ModalProps> = {
  closed: modal({ isOpen: false }),
  open: modal(),
  'more than the window holds: it scrolls': modal({
    children: Array.from({ length: 40 }, (_, index) => <p key={TEXT.slice(0, index)}>{TEXT}</p>),
  }),
  'long title': modal({ title: 'Onde comprar o descongestionante nasal em solução para inalação de 250 ml' }),
  'not dismissable, with its own button': () => (
    <Modal {...modal({ isDismissable: false })}>
      <p>{TEXT}</p>
      <LinkButton>Entendi</LinkButton>
    </Modal>
  ),
}
