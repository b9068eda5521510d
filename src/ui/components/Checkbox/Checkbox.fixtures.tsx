import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { Checkbox, type CheckboxProps } from './Checkbox'

const box = (more: Partial<CheckboxProps> = {}): CheckboxProps => ({
  isChecked: false,
  onChange: () => {},
  children: 'Comparar',
  ...more,
})

export const fixtures: Fixtures<CheckboxProps> = {
  empty: box(),
  checked: box({ isChecked: true }),
  disabled: box({ isDisabled: true }),
  'checked and disabled': box({ isChecked: true, isDisabled: true }),
  'with a longer name': box({ name: 'Comparar o inalador' }),
  'long text': box({ children: 'Mostrar só o que é diferente entre os produtos escolhidos para comparar' }),
  'on mint': onSurface('mint', <Checkbox {...box({ isChecked: true })} />),
}
