import type { PageProps } from '@/shared/content-model/views/page-props'
import type { FormPage } from '@/shared/schemas/form-page'

/** Of a page that is rendered for one visitor, with what it knows of its forms. */
export interface FormPageProps extends PageProps {
  formPage: FormPage
}
