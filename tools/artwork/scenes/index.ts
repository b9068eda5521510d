/** The illustrated scenes by their id: `scene-home-brisa` is drawn by `homeBrisa`, `scene-1894` by `y1894`. */
import * as articlesCare from './articles-care'
import * as articlesChildren from './articles-children'
import * as articlesHome from './articles-home'
import * as articlesHowTo from './articles-how-to'
import * as heroesIndoors from './heroes-indoors'
import * as heroesOutdoors from './heroes-outdoors'
import * as heroesPeople from './heroes-people'
import * as lines from './lines'
import * as mobile from './mobile'
import * as portraits from './portraits'
import * as steps from './steps'
import * as symptoms from './symptoms'
import * as timelineEarly from './timeline-early'
import * as timelineLate from './timeline-late'

type Drawings = Readonly<Record<string, () => string>>

const named = (prefix: string, drawings: Drawings): Drawings =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, draw]) => {
      const words = name.replace(/^y(?=\d)/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return [`${prefix}-${words}`, draw]
    }),
  )

const illustrations = {
  ...articlesCare,
  ...articlesChildren,
  ...articlesHome,
  ...articlesHowTo,
  ...heroesIndoors,
  ...heroesOutdoors,
  ...heroesPeople,
  ...lines,
  ...mobile,
  ...steps,
  ...symptoms,
  ...timelineEarly,
  ...timelineLate,
}

export const scenes: Drawings = { ...named('scene', illustrations), ...named('photo', portraits) }
