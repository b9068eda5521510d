import { contentType } from '../content-type'
import { choice, internalName, symbol, text } from '../fields'

export const notice = contentType(
  'notice',
  { name: 'Aviso', description: 'Um aviso legal ou de saúde.', displayField: 'name', isSection: true },
  {
    name: internalName,
    title: symbol('Título'),
    text: text('Texto', { required: true, help: 'Use {produto} onde deve aparecer o nome do produto.' }),
    tone: choice('Tom', ['info', 'warning', 'medicine'], { fallback: 'info' }),
  },
)
