import { contentType } from '../content-type'
import { choice, json, symbol } from '../fields'

export const linkButton = contentType(
  'linkButton',
  { name: 'Botão', description: 'Um botão ou link de ação.', displayField: 'name', isSection: true },
  {
    name: symbol('Nome interno', { internal: true }),
    link: symbol('Endereço', { required: true, help: 'Começa com / para páginas do site.' }),
    linkText: symbol('Texto do botão', { required: true, max: 60 }),
    toolTip: symbol('Dica ao passar o mouse'),
    target: choice('Onde abre', ['_self', '_blank']),
    variant: choice('Aparência', ['primary', 'secondary', 'tertiary', 'text'], { fallback: 'primary' }),
    styles: choice('Tamanho', ['default', 'compact', 'large'], { fallback: 'default' }),
    gaEventClass: symbol('Classe do evento de medição'),
    gaEventLabel: symbol('Rótulo do evento de medição'),
    componentWidth: json('Largura por tela', {
      help: 'Por tela, auto ou full (toda a largura): { "desktop": "auto", "tablet": "auto", "smartphone": "full" }',
    }),
  },
)
