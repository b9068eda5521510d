import { useEffect, useId } from 'react'
import { useQueryString } from '@/browser/history/use-query-string'
import type { ReviewableProduct } from '@/shared/content-model/views/review'
import { reviewFormLabels } from '@/shared/labels/review-form'
import { useLabels } from '@/shared/labels/use-labels'
import { PRODUCT_PARAMETER } from '@/shared/routing/reviews'
import { reviewForm } from '@/shared/schemas/review'
import { Icon } from '@/ui/components/Icon/Icon'
import { CheckboxField, RadioGroup, Select } from '../ChoiceFields'
import { GroupFrame, radioOption } from '../FieldFrame'
import { Form } from '../Form'
import { FormField } from '../FormField'
import { useField } from '../form-context'
import { useFormPage } from '../form-page'
import { PlaceLink } from '../PlaceLink'
import styles from './ReviewForm.module.scss'

/** One to five stars as radio buttons, labeled with number and meaning. */
function StarsField({ name }: { name: string }) {
  const state = useField(name)
  const { field, texts } = state
  return (
    <GroupFrame state={state}>
      <div className={styles.stars}>
        {(field.options ?? []).map((value, index) => (
          <label key={value} className={styles.star}>
            <input {...radioOption(state, value, index)} className={styles.input} />
            <Icon name="star" className={styles.icon} />
            <span className="visually-hidden">{texts.own(`${name}.stars`)?.replace('{stars}', value)}, </span>
            <span className={styles.word}>{texts.option(name, value)}</span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}

const PRODUCT_CONTROL = `form[data-form="${reviewForm.name}"] select[name="product"]`

/** Chooses the product of the address after hydration: the page itself is the same for all products. */
const useProductOfAddress = (products: readonly ReviewableProduct[]): void => {
  const [query] = useQueryString()
  const key = new URLSearchParams(query).get(PRODUCT_PARAMETER)
  useEffect(() => {
    if (!products.some((product) => product.key === key)) return
    for (const control of document.querySelectorAll<HTMLSelectElement>(PRODUCT_CONTROL))
      control.value = key ?? ''
  }, [key, products])
}

export function ReviewForm({ products }: { products: readonly ReviewableProduct[] }) {
  const label = useLabels(reviewFormLabels)
  const { review: start } = useFormPage()
  const birthHintId = useId()
  useProductOfAddress(products)
  return (
    <Form form={reviewForm} labels={reviewFormLabels} {...(start && { initial: { ...start } })}>
      <Select name="product" options={products.map(({ key, title }) => ({ value: key, text: title }))} />
      <StarsField name="rating" />
      <RadioGroup name="recommends" isRow />
      <FormField name="title" />
      <FormField name="summary" />
      <FormField name="description" />
      <FormField name="reaction" />
      <FormField name="photo" />
      <FormField name="nickname" />
      <FormField name="location" />
      <fieldset aria-describedby={birthHintId} className={styles.birth}>
        <legend className="visually-hidden">{label('review.birth')}</legend>
        <FormField name="birthMonth" />
        <FormField name="birthYear" />
        <p id={birthHintId} className={styles.hint}>
          {label('review.birthHint')}
        </p>
      </fieldset>
      <FormField name="email" />
      <CheckboxField name="terms">
        {label('review.terms.before')}
        <PlaceLink place="reviewGuidelines" opensNewTab>
          {label('review.terms.link')}
        </PlaceLink>
        {label('review.terms.after')}
      </CheckboxField>
    </Form>
  )
}
