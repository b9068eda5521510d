import type { Spoken } from './tree'

/** Roles in the words of a Portuguese screen reader; those without a word are read as their text alone. */
export const ROLES: Record<string, string> = {
  alert: 'alerta',
  button: 'botão',
  checkbox: 'caixa de seleção',
  combobox: 'caixa de combinação',
  dialog: 'diálogo',
  group: 'grupo',
  heading: 'título',
  image: 'imagem',
  link: 'link',
  listbox: 'caixa de listagem',
  main: 'principal',
  option: 'opção',
  radio: 'botão de opção',
  radiogroup: 'grupo de opções',
  region: 'região',
  searchbox: 'caixa de busca',
  tab: 'aba',
  textbox: 'caixa de texto',
}

/** States in the same words, by value; a value without a word is not said. */
const STATES: Record<string, Record<string, string>> = {
  expanded: { true: 'expandido', false: 'recolhido' },
  checked: { true: 'marcado', false: 'não marcado' },
  pressed: { true: 'pressionado', false: 'não pressionado' },
  selected: { true: 'selecionado' },
  required: { true: 'obrigatório' },
  invalid: { true: 'inválido' },
  disabled: { true: 'indisponível' },
}

/** Name, role, states and description of one element. */
export const phraseOf = ({ role, name, states, description }: Spoken): string => {
  const level = states.get('level')
  const word = ROLES[role] && `${ROLES[role]}${role === 'heading' ? ` nível ${level}` : ''}`
  const said = [...states].map(([state, value]) => STATES[state]?.[String(value)])
  return [name, word, ...said, description].filter(Boolean).join(', ')
}

const PLACES = ['dialog', 'radiogroup', 'group', 'alert', 'region', 'main', 'listbox']

/** Whether an element is said as a place when the focus enters it. */
export const isPlace = ({ role, name }: Spoken): boolean => PLACES.includes(role) && name !== ''

/** Every element of a part in reading order: controls and headings as one phrase each, texts as they are. */
export const readingOf = (spoken: Spoken): string[] => {
  const { role, name, children } = spoken
  if (role === 'StaticText') return name.trim() ? [name.trim()] : []
  // What the label of a field says is the field's own name.
  if (role === 'LabelText') return []
  const inside = children.flatMap(readingOf)
  if (PLACES.includes(role)) return [phraseOf(spoken), ...inside]
  return ROLES[role] ? [phraseOf(spoken)] : inside
}

/** The text of a live region, read in one go. */
export const textOf = (spoken: Spoken): string =>
  spoken.role === 'StaticText'
    ? spoken.name
    : spoken.children.map(textOf).join(' ').replace(/\s+/g, ' ').trim()
