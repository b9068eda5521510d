import { useEffect } from 'react'
import { rememberList } from '@/browser/hooks/use-tab-list'
import type { AccountView, SavedProduct } from '@/shared/content-model/views/account'
import { accountPageLabels } from '@/shared/labels/account-page'
import { useLabels } from '@/shared/labels/use-labels'
import { usePlace } from '@/shared/routing/use-place'
import { plainList } from '@/shared/utils/plain-list'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './AccountPage.module.scss'
import { AccountPanel, RowButton } from './AccountPanel'

const PICTURE_WIDTH = 192

function Saved({ product: { slug, title, href, image } }: { product: SavedProduct }) {
  const label = useLabels(accountPageLabels)
  return (
    <li className={styles.row}>
      {image && (
        <Picture
          picture={{ ...image, alt: '' }}
          sizes="4rem"
          maxWidth={PICTURE_WIDTH}
          className={styles.picture}
        />
      )}
      <AppLink href={href} className={styles.entry}>
        <strong>{title}</strong>
      </AppLink>
      <RowButton
        form="unsave-product"
        hidden={{ product: slug }}
        name={label('account.saved.removeNamed', { title })}
      >
        {label('account.saved.remove')}
      </RowButton>
    </li>
  )
}

/** Saved products, latest first. */
export function SavedProducts({ saved, done }: Pick<AccountView, 'saved' | 'done'>) {
  const label = useLabels(accountPageLabels)
  const products = usePlace('products')
  useEffect(
    () =>
      rememberList(
        'salvos',
        saved.map(({ slug }) => slug),
      ),
    [saved],
  )
  return (
    <AccountPanel
      id="salvos"
      title={label('account.saved')}
      done={done}
      text={saved.length === 0 ? label('account.saved.none') : undefined}
    >
      {saved.length > 0 ? (
        <ul {...plainList} className="grid">
          {saved.map((product) => (
            <Saved key={product.slug} product={product} />
          ))}
        </ul>
      ) : (
        products && (
          <div>
            <LinkButton href={products} variant="secondary">
              {label('account.saved.browse')}
            </LinkButton>
          </div>
        )
      )}
    </AccountPanel>
  )
}
