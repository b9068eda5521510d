import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { contentPages } from '@/server/content/pages'
import { isFormName } from '@/server/features/registry'
import { RECEIPT_PARAMETER, readReceipt, signReceipt } from '@/server/features/submissions/result'
import { type SubmissionResult, submit } from '@/server/features/submissions/submit'
import { requestIdOf } from '@/server/http/request-id'
import { FORM_PATH, HOME_PATH } from '@/shared/config/site'
import type { PageModel } from '@/shared/content-model'
import type { PageProps } from '@/shared/content-model/views/page-props'
import { formLabels } from '@/shared/labels/forms'
import { createLabelReader } from '@/shared/labels/reader'
import { isLinkName, linkPath, loginBackTo } from '@/shared/routing/account-pages'
import { isServableSlug, pathOfSlug } from '@/shared/routing/links'
import { MAIN_ID } from '@/shared/routing/page-ids'
import { SAME_FOR_ALL, type SubmittedForm } from '@/shared/schemas/form-page'
import type { FormPageProps } from './form-page-props'
import { pageOfLink } from './link-page'
import { pagePropsOf } from './page-props-of'
import { resolvePage } from './resolve-page'

type Result = GetServerSidePropsResult<FormPageProps>

const NOT_FOUND: Result = { notFound: true }

const submittedForm = (form: string, { outcome, values, stamp }: SubmissionResult): SubmittedForm => ({
  form,
  values,
  stamp,
  problems: outcome.status === 'invalid' ? outcome.problems : [],
  failure:
    outcome.status === 'away'
      ? { reason: 'away' }
      : outcome.status === 'limited'
        ? { reason: outcome.reason === 'wrongPasswords' ? 'locked' : 'limited', seconds: outcome.seconds }
        : null,
})

const asFaulty = (page: PageModel, labels: Record<string, string>): PageModel => ({
  ...page,
  meta: {
    ...page.meta,
    title: createLabelReader(formLabels, labels)('form.errorTitle', { title: page.meta.title }),
  },
})

const isSessionOver = ({ outcome }: SubmissionResult): boolean =>
  outcome.status === 'invalid' && outcome.problems.some(({ code }) => code === 'sessionOver')

type Done = Extract<SubmissionResult['outcome'], { status: 'done' }>

const redirect = (destination: string): Result => ({ redirect: { destination, statusCode: 303 } })

/** Props of a page rendered for one visitor. Null if no page has this slug. */
const ownPageProps = async (slug: string): Promise<PageProps | null> => {
  const source = contentPages().source(false)
  // The form of a mailed link names its page by the link.
  const page = await contentPages().withPriority('visitor', () =>
    isLinkName(slug) ? pageOfLink(slug, source) : resolvePage(slug, source),
  )
  return page && pagePropsOf({ ...page, meta: { ...page.meta, noIndex: true } }, source)
}

/** The next page's address, or the form's own page; of that and with a reference number, the variant that shows it. */
const nextAddress = (form: string, slug: string, { next, reference }: Done): string => {
  const shown = next === '' ? pathOfSlug(slug) : next
  const page =
    next !== '' && reference === undefined
      ? next
      : `${FORM_PATH}${form}/${shown.slice(HOME_PATH.length)}?${RECEIPT_PARAMETER}=${signReceipt(reference ?? '')}`
  // With an anchor: browsers would pass the form's on to the next page.
  return page.includes('#') ? page : `${page}#${MAIN_ID}`
}

/** The page after a form, with the reference number; without a valid receipt, the page as for everybody. */
const receiptPage = async (form: string, slug: string, token: unknown): Promise<Result> => {
  const reference = readReceipt(token)
  const props = reference === null ? null : await ownPageProps(slug)
  if (props?.page)
    return {
      props: { ...props, formPage: { ...SAME_FOR_ALL, receipt: { form, reference: reference || null } } },
    }
  return redirect(isLinkName(slug) ? linkPath(slug) : pathOfSlug(slug))
}

/**
 * A form without scripts, at `/pt-br/enviar/FORM/SLUG/`: 303 to the next page, or the form's page with
 * values and errors. A GET leads to the page, or with a receipt (`recibo`) shows it with the number.
 */
export async function submittedPageProps({
  req,
  res,
  params,
  query,
}: GetServerSidePropsContext): Promise<Result> {
  const [form = '', ...parts] = [params?.slug ?? []].flat()
  const slug = parts.join('/')
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  if (!isFormName(form) || (slug !== '' && !isServableSlug(slug))) return NOT_FOUND
  if (req.method !== 'POST') return receiptPage(form, slug, query[RECEIPT_PARAMETER])
  const requestId = requestIdOf(req.headers['x-request-id'])
  res.setHeader('x-request-id', requestId)
  const result = await submit(form, req, { isScripted: false, requestId })
  const { outcome, httpStatus } = result
  if (outcome.status === 'done') {
    for (const [name, value] of Object.entries(outcome.headers ?? {})) res.setHeader(name, value)
    return redirect(nextAddress(form, slug, outcome))
  }
  if (outcome.status === 'limited') res.setHeader('Retry-After', outcome.seconds)
  const props = await ownPageProps(slug)
  // Pages rendered per visitor show their own state.
  if (!props?.page) return redirect(isSessionOver(result) ? loginBackTo('conta') : pathOfSlug(slug))
  res.statusCode = httpStatus
  return {
    props: {
      ...props,
      page: asFaulty(props.page, props.mwLabels),
      formPage: { ...SAME_FOR_ALL, submitted: submittedForm(form, result) },
    },
  }
}
