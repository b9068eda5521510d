import { useEffect, useState } from 'react'
import { AppLink } from '@/components/AppLink/AppLink'
import type { ArticleModel } from '@/content-model/types/article'
import type { ShareNetwork } from '@/content-model/types/social-media-section'
import { articleLabels } from '@/labels/article'
import { useLabels } from '@/labels/use-labels'
import { plainList } from '@/lib/plain-list'
import styles from './Share.module.scss'
import { isLinked, shareHref, sharePaths } from './share-targets'

export interface ShareProps {
  share: NonNullable<ArticleModel['share']>
  title: string
}

const ShareIcon = ({ network }: { network: ShareNetwork }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={sharePaths[network]} />
  </svg>
)

/** Share links of networks, the clipboard, and the system's share sheet if there is one. */
export function Share({ share, title }: ShareProps) {
  const label = useLabels(articleLabels)
  const [notice, setNotice] = useState<keyof typeof articleLabels | null>(null)
  const [hasSheet, setHasSheet] = useState(false)
  useEffect(() => setHasSheet('share' in navigator), [])

  const copy = () => {
    const { clipboard } = navigator
    const done = clipboard ? clipboard.writeText(share.url) : Promise.reject(new Error('no clipboard'))
    done.then(
      () => setNotice('share.copied'),
      () => setNotice('share.copyFailed'),
    )
  }
  // Closing the sheet is no failure.
  const openSheet = () => void navigator.share({ title, url: share.url }).catch(() => undefined)

  return (
    <section className={styles.section} data-screen-only="">
      <h2 className="size-h4">{share.title}</h2>
      <ul {...plainList} className={styles.networks}>
        {share.networks.map((network) => (
          <li key={network} hidden={network === 'share' && !hasSheet}>
            {isLinked(network) ? (
              <AppLink
                className={styles.network}
                href={shareHref(network, share.url, title)}
                opensNewTab
                data-share={network}
              >
                <ShareIcon network={network} />
                {label(`share.${network}`)}
              </AppLink>
            ) : (
              <button
                type="button"
                className={styles.network}
                data-share={network}
                onClick={network === 'copy' ? copy : openSheet}
                data-needs-script=""
              >
                <ShareIcon network={network} />
                {label(`share.${network}`)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.notice} role="status">
        {notice && label(notice)}
      </p>
    </section>
  )
}
