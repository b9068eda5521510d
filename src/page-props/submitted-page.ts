import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next'
import { contentPages } from '@/content/pages'
import type { PageModel } from '@/content-model'
import { isFormName } from '@/form-schemas/forms'
import type { SubmittedForm } from '@/forms/submitted-form'
import { formLabels } from '@/labels/forms'
import { createLabelReader } from '@/labels/reader'
import { MAIN_ID } from '@/layout/ids'
import { requestIdOf } from '@/logging/request-id'
import type { PageProps } from '@/models/page-props'
import { type SubmissionAnswer, submit } from '@/participation/submissions/submit'
import { loginBackTo } from '@/routing/account-pages'
import { pathOfSlug } from '@/routing/links'
import { isServableSlug } from '@/routing/slugs'
import { pagePropsOf } from './page-props-of'
import { resolvePage } from './resolve-page'

/** The page that a form was sent from, drawn again with what became of the form. */
export interface SubmittedPageProps extends PageProps {
  submitted: SubmittedForm
}

type Result = GetServerSidePropsResult<SubmittedPageProps>

const NOT_FOUND: Result = { notFound: true }

const submittedForm = (form: string, { outcome, values, stamp }: SubmissionAnswer): SubmittedForm => ({
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

/** The page says in its title that something is wrong, and is nothing that a search engine should keep. */
const asFaulty = (page: PageModel, labels: Record<string, string>): PageModel => ({
  ...page,
  meta: {
    ...page.meta,
    title: createLabelReader(formLabels, labels)('form.errorTitle', { title: page.meta.title }),
    noIndex: true,
  },
})

const isSessionOver = ({ outcome }: SubmissionAnswer): boolean =>
  outcome.status === 'invalid' && outcome.problems.some(({ code }) => code === 'sessionOver')

const redirect = (destination: string): Result => ({ redirect: { destination, statusCode: 303 } })

/**
 * Takes a form from a browser that runs no scripts, at `/pt-br/enviar/FORM/SLUG OF ITS PAGE/`. Done: 303 to the page that
 * follows. Otherwise the page that the form stands on is drawn, with what was typed and what is wrong, under the status
 * that says why (`pages/api/forms/[form].ts`). A GET, such as a reload of the address, leads back to the page.
 */
export async function submittedPageProps({ req, res, params }: GetServerSidePropsContext): Promise<Result> {
  const [form = '', ...parts] = [params?.slug ?? []].flat()
  const slug = parts.join('/')
  res.setHeader('Cache-Control', 'no-store')
  res.setHeader('X-Robots-Tag', 'noindex')
  if (!isFormName(form) || (slug !== '' && !isServableSlug(slug))) return NOT_FOUND
  if (req.method !== 'POST') return redirect(pathOfSlug(slug))
  const requestId = requestIdOf(req.headers['x-request-id'])
  res.setHeader('x-request-id', requestId)
  const answer = await submit(form, req, { isScripted: false, requestId })
  const { outcome, httpStatus } = answer
  if (outcome.status === 'done') {
    for (const [name, value] of Object.entries(outcome.headers ?? {})) res.setHeader(name, value)
    // With a place of its own, at its top unless it has another: browsers would carry the form's on to the next page.
    return redirect(outcome.next.includes('#') ? outcome.next : `${outcome.next}#${MAIN_ID}`)
  }
  if (outcome.status === 'limited') res.setHeader('Retry-After', outcome.seconds)
  const source = contentPages().source(false)
  const page = await contentPages().withPriority('visitor', () => resolvePage(slug, source))
  // A page that is drawn for each visitor shows its own state; one that is none says so itself.
  if (!page) return redirect(isSessionOver(answer) ? loginBackTo('conta') : pathOfSlug(slug))
  const props = await pagePropsOf(page, source)
  res.statusCode = httpStatus
  const faulty = asFaulty(page, props.mwLabels)
  return {
    props: {
      ...props,
      page: faulty.type === 'content' ? { ...faulty, containers: [] } : faulty,
      submitted: submittedForm(form, answer),
    },
  }
}
