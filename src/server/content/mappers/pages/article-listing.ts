import type { Entry } from '@/shared/content-model/entry'
import type {
  ArticleListingModel,
  ArticleTab,
  ArticleTeaser,
  Promo,
} from '@/shared/content-model/types/alp-page'
import { toAddress } from '@/shared/routing/links'
import { uniqueKeys } from '@/shared/utils/distinct'
import { mapEach, mapOne } from '../../reader/map'
import { mapAction } from '../links'
import { mapPicture } from '../pictures'
import { mapSection } from '../sections/all'
import { mapBanner, mapCallout } from '../sections/banners'
import { mapArticleCard } from '../sections/cards'
import { mapListOpening, mapPageBase } from './base'

function mapTeaser(entry: Entry<'article'>): ArticleTeaser {
  const { isHowTo, keepReading } = entry.fields
  return { card: mapArticleCard(entry), isHowTo, keepReading }
}

/** A card that editors wrote by hand, for a page that is no article. */
function mapExtraTeaser(entry: Entry<'extraArticle'>): ArticleTeaser {
  const { title, description, url, isHowTo, keepReading } = entry.fields
  return {
    card: {
      id: entry.id,
      kind: 'article',
      title,
      eyebrow: null,
      text: description,
      isWritten: true,
      image: mapPicture(entry.fields.secondaryImage) ?? mapPicture(entry.fields.primaryImage),
      href: toAddress(url)?.href ?? entry.fail('url', 'badAddress'),
    },
    isHowTo,
    keepReading,
  }
}

const mapPromo = (entry: Entry<'callout' | 'banner'> | null): Promo | null =>
  mapOne(entry, { callout: mapCallout, banner: mapBanner })

export type MappedTab = Omit<ArticleTab, 'teasers'> & { teasers: ArticleTeaser[] }

/** A tab of articles; one without any is left out. */
export function mapArticleList(entry: Entry<'articleList'>): MappedTab {
  const { title, uniqueId, viewMore, sickDay } = entry.fields
  const teasers = [
    ...mapEach(entry.fields.categoryArticles, mapTeaser),
    ...mapEach(entry.fields.extraArticles, { article: mapTeaser, extraArticle: mapExtraTeaser }),
  ]
  if (teasers.length === 0) entry.fail('categoryArticles', 'nothingToShow')
  return {
    key: uniqueId ?? title,
    title,
    teasers,
    viewMore: mapOne(viewMore, mapAction),
    sickDay: mapPromo(sickDay),
  }
}

/** Each teaser travels once, and each promotion where it is drawn. */
const tabsOf = (tabs: MappedTab[], sickDay: Promo | null): Pick<ArticleListingModel, 'tabs' | 'teasers'> => {
  const keys = uniqueKeys(tabs.map(({ key }) => key))
  const teasers = new Map(tabs.flatMap((tab) => tab.teasers).map((teaser) => [teaser.card.id, teaser]))
  return {
    tabs: tabs.map((tab, index) => ({
      ...tab,
      key: keys[index] ?? tab.key,
      teasers: [...new Set(tab.teasers.map(({ card }) => card.id))],
      sickDay: tab.sickDay?.id === sickDay?.id ? null : tab.sickDay,
    })),
    teasers: [...teasers.values()],
  }
}

/** The tabs that editors chose; null where they chose none that can be shown. */
export function mapOwnTabs({ fields }: Entry<'alpPage'>): MappedTab[] | null {
  const tabs = mapEach(fields.articleLists, mapArticleList)
  return tabs.length > 0 ? tabs : null
}

/** @param tabs the editors' own, else all of the site */
export function mapArticleListing(entry: Entry<'alpPage'>, tabs: MappedTab[]): ArticleListingModel {
  const { title, description } = entry.fields
  const sickDay = mapPromo(entry.fields.sickDay)
  return {
    type: 'articleListing',
    ...mapPageBase(entry, { title, description }),
    ...mapListOpening(description, entry.fields.banner),
    ...tabsOf(tabs, sickDay),
    sickDay,
    signUp: mapSection(entry.fields.signUp),
  }
}
