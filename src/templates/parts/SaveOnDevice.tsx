import { useState } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { offlineLabels } from '@/labels/offline'
import { useLabels } from '@/labels/use-labels'
import { toggleSaved, useSaved } from '@/layout/offline/saved'
import { SAVED_PATH } from '@/layout/offline/stored-page'
import { pathOfSlug } from '@/routing/links'
import styles from './SaveOnDevice.module.scss'

const titleOfPage = (): string => document.querySelector('h1')?.textContent?.trim() ?? document.title

/** Saves the page on this device, without an account, or removes it. Needs scripts. @param slug of the page */
export function SaveOnDevice({ slug }: { slug: string }) {
  const label = useLabels(offlineLabels)
  const path = pathOfSlug(slug)
  const isSaved = useSaved().some((page) => page.path === path)
  const [isRefused, setRefused] = useState(false)
  return (
    <div className={styles.save} data-needs-script="" data-screen-only="">
      <button
        type="button"
        className={styles.button}
        aria-pressed={isSaved}
        onClick={() => setRefused(!toggleSaved({ path, title: titleOfPage() }))}
      >
        <Icon name="heart" />
        {label('offline.save')}
      </button>
      {isSaved && <AppLink href={SAVED_PATH}>{label('offline.saved')}</AppLink>}
      <p role="status">{isRefused && label('offline.refused')}</p>
    </div>
  )
}
