import { Icon } from '@/components/Icon/Icon'
import { ButtonForm } from '@/forms/ButtonForm'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import styles from './ProductSummary.module.scss'

/** Saves the product on the visitor's account; who has none, or is not logged in, is led to the login. */
export function SaveProduct({ slug }: { slug: string }) {
  const label = useLabels(productLabels)
  return (
    <ButtonForm form="save-product" page={slug} hidden={{ product: slug }}>
      <button type="submit" className={styles.save}>
        <Icon name="heart" />
        {label('product.save')}
      </button>
    </ButtonForm>
  )
}
