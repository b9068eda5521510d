import { useEffect } from 'react'
import type { Overview, Release } from '../../api'
import { useLoad } from '../load'
import { PlanForm } from '../releases/PlanForm'
import { Planned } from '../releases/Planned'
import { Shell } from '../shell/Shell'
import { LoadStatus } from '../shell/Status'
import { words } from '../words'

/** Interval of polling for published releases, in milliseconds. */
const LOOK_EVERY = 5000

/** Entries that are published together at a time. */
export function Releases() {
  const overview = useLoad<Overview>('/api/overview')
  const releases = useLoad<Release[]>('/api/releases')
  useEffect(() => {
    const timer = setInterval(releases.reload, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [releases.reload])
  const latestFirst = [...(releases.data ?? [])].sort((one, other) => other.at.localeCompare(one.at))
  return (
    <Shell title={words.releases}>
      <h1>{words.releases}</h1>
      <p className="notice">{words.releaseHint}</p>
      <LoadStatus loaded={overview} />
      {overview.data && (
        <>
          <PlanForm overview={overview.data} onPlanned={releases.reload} />
          {releases.data?.length === 0 && <p>{words.noReleases}</p>}
          <ul className="cards">
            {latestFirst.map((release) => (
              <Planned
                key={release.id}
                release={release}
                overview={overview.data as Overview}
                onChange={releases.reload}
              />
            ))}
          </ul>
        </>
      )}
    </Shell>
  )
}
