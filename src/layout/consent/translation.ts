import type { Translation } from 'vanilla-cookieconsent'
import type { consentLabels } from '@/labels/consent'
import type { LabelReader } from '@/labels/reader'

/** The texts of the consent library, read from the label table. */
export function translationOf(label: LabelReader<keyof typeof consentLabels>): Translation {
  return {
    consentModal: {
      title: label('consent.bannerTitle'),
      description: label('consent.bannerText'),
      acceptAllBtn: label('consent.acceptAll'),
      acceptNecessaryBtn: label('consent.rejectAll'),
      showPreferencesBtn: label('consent.showPreferences'),
    },
    preferencesModal: {
      title: label('consent.title'),
      acceptAllBtn: label('consent.acceptAll'),
      acceptNecessaryBtn: label('consent.rejectAll'),
      savePreferencesBtn: label('consent.save'),
      closeIconLabel: label('consent.close'),
      sections: [
        { description: label('consent.intro') },
        {
          title: `${label('consent.necessary')} <span class="pm__badge" data-always-on>${label('consent.alwaysOn')}</span>`,
          description: label('consent.necessaryText'),
          linkedCategory: 'necessary',
        },
        {
          title: label('consent.functional'),
          description: label('consent.functionalText'),
          linkedCategory: 'functional',
        },
        {
          title: label('consent.measurement'),
          description: label('consent.measurementText'),
          linkedCategory: 'measurement',
        },
        {
          title: label('consent.marketing'),
          description: label('consent.marketingText'),
          linkedCategory: 'marketing',
        },
      ],
    },
  }
}
