import 'vanilla-cookieconsent/dist/cookieconsent.css'
import { hidePreferences, run, showPreferences } from 'vanilla-cookieconsent'
import { LOCALE } from '@/config/site'
import { consentLabels } from '@/labels/consent'
import { createLabelReader, type LabelOverrides } from '@/labels/reader'
import { openLayer } from '@/navigation/layers'
import { CONSENT_CHANGED, CONSENT_COOKIE } from './allows-functional'
import styles from './consent.module.scss'
import { translationOf } from './translation'

const DIALOG = '#cc-main .pm[role="dialog"]'

/** At once, not when the library's animation is over: the next key must find the dialog, not the page behind it. */
const focusDialog = (): void => {
  const dialog = document.querySelector<HTMLElement>(DIALOG)
  if (!dialog) return
  dialog.tabIndex = -1
  dialog.focus()
}
/** Who waits for a permission hears of it at once. */
const tellChange = () => window.dispatchEvent(new Event(CONSENT_CHANGED))

/** Ends what Back would close. */
let release = () => {}

/**
 * Starts the consent library at the first call and shows its panel of preferences, in the editors' words where they
 * gave some. Four categories; everything that is not necessary is off until the visitor says otherwise. Nothing is
 * shown on its own.
 */
export async function openPreferences(overrides: LabelOverrides): Promise<void> {
  if (styles.consent) document.documentElement.classList.add(styles.consent)
  await run({
    autoShow: false,
    cookie: { name: CONSENT_COOKIE },
    // Only a click starts it, so there is nothing to hide from crawlers and assistants that drive a browser.
    hideFromBots: false,
    disablePageInteraction: true,
    categories: {
      necessary: { enabled: true, readOnly: true },
      functional: {},
      measurement: {},
      marketing: {},
    },
    onModalShow: () => {
      release = openLayer(hidePreferences)
      focusDialog()
    },
    onModalHide: () => release(),
    onConsent: tellChange,
    onChange: tellChange,
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: false } },
    language: {
      default: LOCALE,
      translations: { [LOCALE]: translationOf(createLabelReader(consentLabels, overrides)) },
    },
  })
  showPreferences()
}
