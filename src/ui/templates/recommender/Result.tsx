import type { Ref } from 'react'
import { fillProductName } from '@/shared/content-model/products/fill-product-name'
import type { NoticeSection } from '@/shared/content-model/types/notice'
import type { CardModel } from '@/shared/content-model/views/card'
import { recommenderLabels } from '@/shared/labels/recommender'
import { useLabels } from '@/shared/labels/use-labels'
import { carryCompared, compareKey, MAX_COMPARED } from '@/shared/routing/compare'
import { usePlace } from '@/shared/routing/use-place'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { MedicineBlock } from '@/ui/components/MedicineBlock/MedicineBlock'
import { NoticeBox } from '@/ui/sections/Notice/NoticeBox'
import styles from './RecommenderPage.module.scss'
import type { Recommendations } from './recommend'
import { Suggestions } from './Suggestions'

/** The legal text of each suggested medicine (RDC 96/2008), and the common one below. */
function MedicineNotices({ products, notice }: { products: CardModel[]; notice: NoticeSection | null }) {
  const medicines = products.filter(({ category }) => category === 'medicine')
  const text = medicines.map(({ title }) => fillProductName(notice?.text ?? '', title)).join('\n\n')
  return (
    <>
      {notice && text && <NoticeBox notice={{ ...notice, text }} />}
      <MedicineBlock products={products} />
    </>
  )
}

export interface ResultProps {
  title: string
  articles: CardModel[]
  result: Recommendations
  notices: NoticeSection[]
  /** With `{produto}` for the name; null if editors wrote none. */
  medicineNotice: NoticeSection | null
  titleRef: Ref<HTMLHeadingElement>
}

const MIN_COMPARED = 2

/** What to read, then matching products; other suggestions if there are none. */
export function Result({ title, articles, result, notices, medicineNotice, titleRef }: ResultProps) {
  const label = useLabels(recommenderLabels)
  const comparison = usePlace('compareProducts')
  const { kind, products } = result
  const cards = products.map(({ product }) => product.card)
  const keys = cards.slice(0, MAX_COMPARED).map(({ href }) => compareKey(href ?? ''))
  return (
    <section className="stack-5">
      <h2 ref={titleRef} tabIndex={-1}>
        {kind === 'others' ? label('recommender.none') : title}
      </h2>
      {kind === 'relaxed' && <p className="tone-muted text-width">{label('recommender.relaxed')}</p>}
      {kind === 'others' && <p className="tone-muted text-width">{label('recommender.noneHint')}</p>}
      {notices.map((notice) => (
        <NoticeBox key={notice.id} notice={notice} />
      ))}
      {articles.length > 0 && (
        <>
          <h3 className="size-h4">{label('recommender.articles')}</h3>
          <ul {...plainList} className={styles.reading}>
            {articles.map(({ id, href, title: name }) => (
              <li key={id}>
                {href && (
                  <AppLink href={href}>
                    {name}
                    <Icon name="arrowRight" />
                  </AppLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {kind === 'others' && products.length > 0 && <h3 className="size-h4">{label('recommender.others')}</h3>}
      {kind !== 'others' && articles.length > 0 && (
        <h3 className="size-h4">{label('recommender.products')}</h3>
      )}
      <Suggestions
        products={products}
        hasLead={kind !== 'others'}
        headingLevel={kind === 'others' || articles.length > 0 ? 'h4' : 'h3'}
      />
      <MedicineNotices products={cards} notice={medicineNotice} />
      {comparison !== null && keys.length >= MIN_COMPARED && (
        <div>
          <LinkButton variant="secondary" href={carryCompared(comparison, keys)}>
            {label('recommender.compare')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
