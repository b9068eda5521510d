import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { ButtonForm } from '@/features/forms/ButtonForm'
import { useSubmitted } from '@/features/forms/form-page'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import { SAVED_PRODUCTS } from '@/routing/account-pages'
import { usePlace } from '@/routing/use-place'
import { useIsInTab } from '@/utils/hooks/use-tab-list'
import { SaveOnDevice } from '../parts/SaveOnDevice'
import styles from './ProductPage.module.scss'

/** Saves the product in the account; without a login, after logging in. Shows whether it is saved. */
function SaveInAccount({ slug }: { slug: string }) {
  const label = useLabels(productLabels)
  const submitted = useSubmitted('save-product')
  const isFull = submitted?.problems.some(({ code }) => code === 'tooManySaved')
  if (useIsInTab('salvos', slug))
    return (
      <AppLink href={SAVED_PRODUCTS} className={styles.save}>
        <Icon name="heart" />
        {label('product.saved')}
      </AppLink>
    )
  return (
    <ButtonForm form="save-product" page={slug} hidden={{ product: slug }}>
      <button type="submit" className={styles.save}>
        <Icon name="heart" />
        {label('product.save')}
      </button>
      {submitted && <p role="alert">{label(isFull ? 'product.saveTooMany' : 'product.saveFailed')}</p>}
    </ButtonForm>
  )
}

/** Both ways to save a product: on this device, and in the account. */
export function SaveProduct({ slug }: { slug: string }) {
  const hasAccounts = usePlace('loginForm') !== null
  return (
    <>
      <SaveOnDevice slug={slug} />
      {hasAccounts && <SaveInAccount slug={slug} />}
    </>
  )
}
