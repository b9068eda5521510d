import { foldersIn, longestWayDown, planOf } from './lib/import-plan'

/**
 * Part of `npm test -- imports`: how deep the layers of `src/server/content` are. In a plan of a folder, each folder in it is one
 * module; no module imports from one that leads back to it, and at most six layers lead from the top to any module.
 */
const ROOT = 'src/server/content'
const MOST = 6

const faultOf = (folder: string): string | null => {
  try {
    const way = longestWayDown(planOf(folder))
    return way.length > MOST ? `${way.length} floors, ${MOST} at most: ${way.join(' -> ')}` : null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const folders = foldersIn(ROOT)
const faults = folders.flatMap((folder) => {
  const fault = faultOf(folder)
  return fault === null ? [] : [`  ${folder}: ${fault}`]
})
console.log(faults.length > 0 ? faults.join('\n') : `${folders.length} folders, ${MOST} floors at most.`)
if (faults.length > 0) process.exitCode = 1
