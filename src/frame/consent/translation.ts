import type { Translation } from 'vanilla-cookieconsent'
import type { LabelReader } from '@/labels/reader'

/** The texts of the consent library, read from the label table. */
export const translationOf = (t: LabelReader): Translation => ({
  consentModal: {
    title: t('consent.bannerTitle'),
    description: t('consent.bannerText'),
    acceptAllBtn: t('consent.acceptAll'),
    acceptNecessaryBtn: t('consent.rejectAll'),
    showPreferencesBtn: t('consent.showPreferences'),
  },
  preferencesModal: {
    title: t('consent.title'),
    acceptAllBtn: t('consent.acceptAll'),
    acceptNecessaryBtn: t('consent.rejectAll'),
    savePreferencesBtn: t('consent.save'),
    closeIconLabel: t('consent.close'),
    sections: [
      { description: t('consent.intro') },
      {
        title: `${t('consent.necessary')} <span class="pm__badge" data-always-on>${t('consent.alwaysOn')}</span>`,
        description: t('consent.necessaryText'),
        linkedCategory: 'necessary',
      },
      {
        title: t('consent.measurement'),
        description: t('consent.measurementText'),
        linkedCategory: 'measurement',
      },
      { title: t('consent.marketing'), description: t('consent.marketingText'), linkedCategory: 'marketing' },
    ],
  },
})
