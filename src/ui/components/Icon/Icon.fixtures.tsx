import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { Icon, type IconProps } from './Icon'
import { type IconName, iconPaths } from './icon-paths'

const NAMES = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths)
const all = () => (
  <p>
    {NAMES.map((name) => (
      <span key={name}>
        <Icon name={name} /> {name}{' '}
      </span>
    ))}
  </p>
)

export const fixtures: Fixtures<IconProps> = {
  'one alone': { name: 'leaf' },
  'the whole set, beside its names': all,
  'in a title, as large as its letters': () => (
    <h2>
      <Icon name="star" /> Favoritos
    </h2>
  ),
  'on a dark surface': onSurface('petrol', all()),
}
