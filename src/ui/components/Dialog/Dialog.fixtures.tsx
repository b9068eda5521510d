import type { Fixtures } from '../fixtures'
import { Dialog, type DialogProps } from './Dialog'

export const takesWindow = true

export const fixtures: Fixtures<DialogProps> = {
  'named by a label': {
    label: 'Buscar no site',
    onClose: () => {},
    children: <button type="button">Cancelar</button>,
  },
  'named by its heading': () => (
    <Dialog labelledBy="dialog-fixture" onClose={() => {}}>
      <h2 id="dialog-fixture">Filtros</h2>
      <button type="button">Fechar</button>
    </Dialog>
  ),
}
