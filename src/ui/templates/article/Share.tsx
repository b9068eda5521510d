import { useEffect, useState } from 'react'
import type { ArticleModel } from '@/shared/content-model/types/article'
import type { ShareNetwork } from '@/shared/content-model/types/article-parts'
import { articleLabels } from '@/shared/labels/article'
import { useLabels } from '@/shared/labels/use-labels'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import styles from './Share.module.scss'

/** The networks' official share addresses, which work without scripts. */
const shareHrefs = (url: string, title: string): Partial<Record<ShareNetwork, string>> => {
  const address = encodeURIComponent(url)
  return {
    whatsapp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    x: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${address}`,
  }
}

const sharePaths: Record<ShareNetwork, string> = {
  whatsapp:
    'M4 20l1.3-4.2A8 8 0 1 1 8.5 19L4 20Zm5.2-11.4c-.3 2.8 3.2 6.3 6 6l.9-1.6-2-1.2-1 .8a5 5 0 0 1-2.1-2.1l.8-1-1.2-2-1.4 1.1Z',
  facebook:
    'M14.5 20.5v-8m0 0V9.2c0-1.6.7-2.4 2.3-2.4h1.4V3.6h-2.1c-3.3 0-5 1.9-5 5v3.9m3.4 0h3.4m-3.4 0h-3.4m0 0H8.2m2.9 0v8',
  x: 'M5 4.5h3.6L19 19.5h-3.6L5 4.5Zm13.4 0-5.6 6.4m-1.8 2.1-5.6 6.5',
  copy: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.2 1.2m2.1 3.6a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.2-1.2',
  share: 'M12 15V4m-4 3.5L12 4l4 3.5M6 11.5H5V20h14v-8.5h-1',
}

const ShareIcon = ({ network }: { network: ShareNetwork }) => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={sharePaths[network]} />
  </svg>
)

/** Share links of networks, the clipboard, and the system's share sheet if there is one. */
export function Share({ share, title }: { share: NonNullable<ArticleModel['share']>; title: string }) {
  const label = useLabels(articleLabels)
  const [notice, setNotice] = useState<keyof typeof articleLabels | null>(null)
  const [hasSheet, setHasSheet] = useState(false)
  useEffect(() => setHasSheet('share' in navigator), [])

  const hrefs = shareHrefs(share.url, title)
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
    <section className="stack-3" data-screen-only="">
      <h2 className="size-h4">{share.title}</h2>
      <ul {...plainList} className="wrap-3">
        {share.networks.map((network) => {
          const href = hrefs[network]
          const content = (
            <>
              <ShareIcon network={network} />
              {label(`share.${network}`)}
            </>
          )
          return (
            <li key={network} hidden={network === 'share' && !hasSheet}>
              {href ? (
                <AppLink className={styles.network} href={href} opensNewTab data-share={network}>
                  {content}
                </AppLink>
              ) : (
                <button
                  type="button"
                  className={styles.network}
                  data-share={network}
                  onClick={network === 'copy' ? copy : openSheet}
                  data-needs-script=""
                >
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.notice} role="status">
        {notice && label(notice)}
      </p>
    </section>
  )
}
