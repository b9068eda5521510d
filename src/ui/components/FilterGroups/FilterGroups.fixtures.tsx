import type { Fixtures } from '../fixtures'
import type { FilterGroupsProps } from './FilterGroups'

const group = (title: string, ...choices: [title: string, count: number, isChosen?: boolean][]) => ({
  key: title,
  title,
  choices: choices.map(([name, count, isChosen = false]) => ({ key: name, title: name, count, isChosen })),
})
const groups = (...all: ReturnType<typeof group>[]): FilterGroupsProps => ({
  groups: all,
  onToggle: () => {},
})
const symptom = group('Sintoma', ['Tosse', 12], ['Nariz entupido', 7, true], ['Febre', 0])

export const fixtures: Fixtures<FilterGroupsProps> = {
  'none: nothing': groups(),
  'one group: chosen, to be chosen, and without products': groups(symptom),
  'many: the third is closed': groups(
    symptom,
    group('Forma', ['Xarope', 3], ['Inalador', 9]),
    group('Momento', ['Dia', 11], ['Noite', 8]),
  ),
  'long text': groups(
    group('Para quem é', ['Crianças de dois a seis anos com nariz entupido e tosse seca à noite', 1234]),
  ),
}
