import type { Announcement } from '@/shared/content-model/types/header'
import { announcementLabels } from '@/shared/labels/component-announcements'
import { useLabels } from '@/shared/labels/use-labels'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '../AppLink/AppLink'
import { linkProps } from '../AppLink/link-attributes'
import { ContactText } from '../ContactText/ContactText'
import { Icon } from '../Icon/Icon'
import styles from './Announcements.module.scss'

/** What the brand tells everybody, between header and page (behavior NOTICE-1). */
export function Announcements({ announcements }: { announcements: Announcement[] }) {
  const label = useLabels(announcementLabels)
  return (
    <aside aria-label={label('announcement.name')} data-frame="announcements">
      <ul {...plainList} className={styles.list}>
        {announcements.map(({ id, kind, text, link }) => (
          <li key={id} className={styles[kind]}>
            <p className={styles.text}>
              <Icon name={kind === 'season' ? 'info' : 'warning'} className={styles.icon} />
              <span>
                <strong>{label(`announcement.${kind}`)}:</strong> <ContactText text={text} />{' '}
                {link && (
                  <AppLink className={styles.link} {...linkProps(link)}>
                    {link.text}
                  </AppLink>
                )}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
