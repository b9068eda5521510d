import type {
  Article,
  BreadcrumbList,
  FAQPage,
  HowTo,
  Organization,
  Product,
  WebPage,
  WebSite,
  WithContext,
} from 'schema-dts'
import { COUNTRY_CODE, LOCALE } from '@/shared/config/site'
import type { PageModel } from '@/shared/content-model'
import type { HomePageModel } from '@/shared/content-model/types/home-page'
import type { GlobalData } from '@/shared/content-model/views/layout'
import type { Crumb } from '@/shared/content-model/views/page-base'
import { absoluteUrl, pathOfSlug } from '@/shared/routing/links'
import { articleData, faqData, howToData, shownQuestions } from './structured-data/editorial'
import { filmPageData } from './structured-data/films'
import { productData } from './structured-data/product'

interface JsonLd {
  type: string
  data: WithContext<Organization | WebSite | BreadcrumbList | Product | Article | HowTo | FAQPage | WebPage>
}

export interface SiteFacts {
  url: string
  /** The brand's name: the alternative text of its logo. Null where content has no logo. */
  name: string | null
}

const CONTEXT = 'https://schema.org'

/** Organization (no required properties; recommended ones as far as content holds them). Home page only. */
const organization = (
  site: SiteFacts & { name: string },
  globalData: GlobalData,
  { legalName, phone, email }: HomePageModel['organization'],
): WithContext<Organization> => {
  const profiles = globalData.footer.socialLinks
    .map(({ href }) => href)
    .filter((href) => /^https?:/i.test(href))
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    name: site.name,
    url: absoluteUrl(site.url, pathOfSlug('')),
    ...(globalData.header.logo && { logo: globalData.header.logo.desktop.url }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(legalName && { legalName }),
    ...((phone || email) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        ...(phone && { telephone: phone }),
        ...(email && { email }),
        areaServed: COUNTRY_CODE,
        availableLanguage: LOCALE,
      },
    }),
  }
}

/** WebSite (name and url required for the site name in results). Home page only. */
const webSite = (site: SiteFacts & { name: string }): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: site.name,
  url: absoluteUrl(site.url, pathOfSlug('')),
  inLanguage: LOCALE,
})

/** BreadcrumbList: at least two items, positions from 1, absolute addresses (Google: breadcrumb structured data). */
const breadcrumbList = (crumbs: Crumb[], siteUrl: string): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.title,
    item: absoluteUrl(siteUrl, crumb.href),
  })),
})

const editorialData = (page: PageModel, site: SiteFacts & { logo: string | null }): JsonLd[] => {
  const howTo = page.type === 'article' ? howToData(page, site) : null
  const faq = faqData(shownQuestions(page))
  const films = filmPageData(page, site.url)
  return [
    ...(page.type === 'article' ? [{ type: 'Article', data: articleData(page, site) }] : []),
    ...(howTo ? [{ type: 'HowTo', data: howTo }] : []),
    ...(faq ? [{ type: 'FAQPage', data: faq }] : []),
    ...(films ? [{ type: 'WebPage', data: films }] : []),
  ]
}

/** Everything that the page says in structured data. */
export function jsonLdOf(
  { page, globalData, crumbs }: { page: PageModel | null; globalData: GlobalData; crumbs: Crumb[] },
  site: SiteFacts,
): JsonLd[] {
  const { name } = site
  const ofHome: JsonLd[] =
    page?.type === 'home' && name
      ? [
          { type: 'Organization', data: organization({ ...site, name }, globalData, page.organization) },
          { type: 'WebSite', data: webSite({ ...site, name }) },
        ]
      : []
  const ofPage: JsonLd[] = page
    ? [
        ...(page.type === 'product' ? [{ type: 'Product', data: productData(page, site) }] : []),
        ...editorialData(page, { ...site, logo: globalData.header.logo?.desktop.url ?? null }),
      ]
    : []
  return crumbs.length > 1
    ? [...ofHome, ...ofPage, { type: 'BreadcrumbList', data: breadcrumbList(crumbs, site.url) }]
    : [...ofHome, ...ofPage]
}
