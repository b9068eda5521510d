import type { SitemapLink, SitemapSection } from '@/shared/content-model/types/sitemap'
import { componentListLabels } from '@/shared/labels/component-lists'
import { editorialLabels } from '@/shared/labels/editorial'
import { useLabels } from '@/shared/labels/use-labels'
import { distinct } from '@/shared/utils/distinct'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import type { TemplateProps } from '../template-props'
import styles from './SitemapPage.module.scss'

const Links = ({ links }: { links: SitemapLink[] }) => {
  const keys = distinct(links.map(({ href, text }) => `${href} ${text}`))
  return (
    links.length > 0 && (
      <ul {...plainList} className={styles.links}>
        {links.map(({ href, text }, index) => (
          <li key={keys[index]}>
            <AppLink className={styles.link} href={href}>
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    )
  )
}

const WholeList = ({ title, href }: { title: string; href: string }) => {
  const label = useLabels(componentListLabels)
  return (
    <AppLink className={styles.link} href={href}>
      {label('lists.all')}
      <span className="visually-hidden">: {title}</span>
    </AppLink>
  )
}

const Section = ({ section: { title, href, links, subsections, list } }: { section: SitemapSection }) => (
  <section className={styles.section}>
    <h2 className={styles.title}>
      <AppLink className={styles.titleLink} href={href}>
        {title}
      </AppLink>
    </h2>
    <Links links={links} />
    {list && <WholeList title={title} href={list} />}
    {subsections.map((subsection) => (
      <div key={subsection.id} className="stack-1">
        <h3 className={styles.subtitle}>
          <AppLink className={styles.titleLink} href={subsection.href}>
            {subsection.title}
          </AppLink>
        </h3>
        <Links links={subsection.links} />
      </div>
    ))}
  </section>
)

/** All entry points of the site, in two columns. */
export function SitemapPage({ page }: TemplateProps<'sitemap'>) {
  const label = useLabels(editorialLabels)
  const columns = [
    { name: 'left', sections: page.left },
    { name: 'right', sections: page.right },
  ].filter(({ sections }) => sections.length > 0)
  return (
    <div className={styles.page}>
      <h1>{page.title}</h1>
      {columns.length === 0 && <p>{label('sitemap.empty')}</p>}
      <div className={styles.columns}>
        {columns.map(({ name, sections }) => (
          <div key={name} className={styles.column}>
            {sections.map((section) => (
              <Section key={section.id} section={section} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
