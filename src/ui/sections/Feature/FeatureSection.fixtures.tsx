import { LONG_TEXT, LONG_TITLE } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import { comparisonFixture } from '../comparison-fixture'
import { continentsFixture } from '../country-fixture'
import { PageDataContext } from '../page-contexts'
import type { SectionProps } from '../section-props'
import { FeatureSection } from './FeatureSection'

type Props = SectionProps<'feature'>

const feature = (name: Props['section']['feature'], more: Partial<Props['section']> = {}): Props => ({
  section: { type: 'feature', id: name, feature: name, title: null, description: null, ...more },
})

export const fixtures: Fixtures<Props> = {
  'a contact form, in the words of the site': feature('contactForm'),
  'a login form, in the words of editors': feature('loginForm', {
    title: 'Entrar',
    description: 'Na sua conta.',
  }),
  'a registration form': feature('registrationForm'),
  'a review': feature('writeReview'),
  'a newsletter, as a banner': feature('newsletterForm'),
  'countries, of which the page knows none': feature('countrySelector'),
  countries: () => (
    <PageDataContext value={{ continents: continentsFixture }}>
      <FeatureSection {...feature('countrySelector')} />
    </PageDataContext>
  ),
  'products to compare': () => (
    <PageDataContext value={{ comparison: comparisonFixture }}>
      <FeatureSection {...feature('compareProducts')} />
    </PageDataContext>
  ),
  'long text': feature('contactForm', { title: LONG_TITLE, description: LONG_TEXT }),
}
