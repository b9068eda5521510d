import { useIsInTab } from '@/browser/hooks/use-tab-list'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { SAVED_PRODUCTS } from '@/shared/routing/account-pages'
import { usePlace } from '@/shared/routing/use-place'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { ButtonForm } from '@/ui/forms/ButtonForm'
import { useSubmitted } from '@/ui/forms/form-page'
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
