import { useState } from 'react'
import { toggleSaved, useSaved } from '@/browser/offline/saved'
import { offlineLabels } from '@/shared/labels/offline'
import { useLabels } from '@/shared/labels/use-labels'
import { pathOfSlug } from '@/shared/routing/links'
import { SAVED_PATH } from '@/shared/routing/offline'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
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
