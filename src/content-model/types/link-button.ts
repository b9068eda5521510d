import type { Action } from '@/models/link'
import type { SectionBase } from '@/models/section-base'
import { sectionType } from '../declare'
import { choice, json, symbol } from '../fields'
import { ACTION_VARIANTS } from '../vocabulary'

export const linkButton = sectionType('linkButton', 'Botão', 'Um botão ou link de ação.', {
  name: symbol('Nome interno', { internal: true }),
  link: symbol('Endereço', { required: true, help: 'Começa com / para páginas do site.' }),
  linkText: symbol('Texto do botão', { required: true, max: 60 }),
  toolTip: symbol('Dica ao passar o mouse'),
  target: choice('Onde abre', ['_self', '_blank']),
  variant: choice('Aparência', ACTION_VARIANTS, { fallback: 'primary' }),
  styles: choice('Tamanho', ['default', 'compact', 'large'], { fallback: 'default' }),
  gaEventClass: symbol('Classe do evento de medição'),
  gaEventLabel: symbol('Rótulo do evento de medição'),
  componentWidth: json('Largura por tela', {
    help: 'Por tela, auto ou full (toda a largura): { "desktop": "auto", "tablet": "auto", "smartphone": "full" }',
  }),
})

export interface ActionSection extends SectionBase {
  type: 'action'
  action: Action
}
