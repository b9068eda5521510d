import type { Place } from '@/shared/content-model/views/places'
import { type CheckContext, type Finding, findingAt, isDraft, textOf, typeIdOf } from './context'
import { linkedEntries } from './fields'

/** The pages that a feature in use leads to. Without one the site shows its part itself, or no link (behavior ROUTE-11). */
const NEEDS: Partial<Record<Place, readonly Place[]>> = {
  contactForm: ['contactReceipt'],
  newsletterForm: [
    'newsletterSent',
    'confirmNewsletter',
    'newsletterConfirmed',
    'leaveNewsletter',
    'newsletterLeft',
    'privacy',
  ],
  loginForm: ['forgotPassword', 'resetRequested', 'resetPassword', 'passwordChanged', 'loggedOut'],
  registrationForm: [
    'loginForm',
    'registered',
    'confirmEmail',
    'accountConfirmed',
    'changePassword',
    'deleteAccount',
    'accountDeleted',
    'terms',
    'privacy',
  ],
  writeReview: ['reviewSent', 'confirmReview', 'reviewConfirmed', 'reviewGuidelines'],
}

/** Content types of which the site reads one entry, and what it does without. */
const SINGLES: Readonly<Record<string, string>> = {
  header: 'no logo, no menu',
  footer: 'no links, no legal text',
  homePage: 'the site cannot be built',
  searchPage: 'results alone',
}

const noteOfSpace = (reason: string): Finding => ({
  level: 'note',
  file: null,
  entry: null,
  type: null,
  field: null,
  reason,
})

const singleNotes = ({ space }: CheckContext): Finding[] => {
  const present = new Set(space.entries.filter((entry) => !isDraft(entry)).map(typeIdOf))
  return Object.entries(SINGLES)
    .filter(([type]) => !present.has(type))
    .map(([type, without]) => noteOfSpace(`no entry of type ${type}: ${without}`))
}

/** What published content pages hold, and their roles. */
const placesIn = (context: CheckContext): ReadonlySet<string> => {
  const pages = context.space.entries.filter((entry) => typeIdOf(entry) === 'contentPage' && !isDraft(entry))
  const features = pages
    .flatMap((page) => linkedEntries(context, page, 'sectionContainers'))
    .flatMap((block) => linkedEntries(context, block, 'sectionContent'))
    .filter((section) => typeIdOf(section) === 'feature' && !isDraft(section))
  return new Set([
    ...pages.flatMap((page) => textOf(page, 'role', context) ?? []),
    ...features.flatMap((feature) => textOf(feature, 'featureType', context) ?? []),
  ])
}

/** Single entries that the space lacks, and for each feature in use the pages that it has to do without. */
export function placeFindings(context: CheckContext): Finding[] {
  const held = placesIn(context)
  const seen = new Set<string>()
  const ofFeatures = context.space.entries.flatMap((entry) => {
    const feature = typeIdOf(entry) === 'feature' && !isDraft(entry) && textOf(entry, 'featureType', context)
    if (!feature || seen.has(feature)) return []
    seen.add(feature)
    const missing = (NEEDS[feature as Place] ?? []).filter((place) => !held.has(place))
    if (missing.length === 0) return []
    return [
      findingAt(
        context,
        entry,
        'featureType',
        `${feature} does without pages: ${missing.join(', ')}`,
        'note',
      ),
    ]
  })
  const hasProducts = context.space.entries.some((entry) => typeIdOf(entry) === 'product' && !isDraft(entry))
  return [
    ...singleNotes(context),
    ...ofFeatures,
    ...(hasProducts && !held.has('compareProducts')
      ? [noteOfSpace('no page holds compareProducts: products have no link to a comparison')]
      : []),
  ]
}
