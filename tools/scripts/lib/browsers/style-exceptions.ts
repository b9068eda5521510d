/** What style sheets use although a supported browser lacks it: there the rule is dropped, and nothing is lost by that. */
export const HARMLESS_STYLES: Record<string, string> = {
  '@page': 'margins of paper; others have their own',
  '@media scripting': 'without scripts older browsers show controls that do nothing; the pages can be read',
  'accent-color': 'a color of ticks; others have their own',
  'animation-range': 'only with view timelines',
  'animation-timeline': 'only with view timelines',
  'break-after: avoid': 'where paper may break',
  'content-visibility': 'only with ::details-content',
  cursor: 'phones have no pointer',
  'field-sizing': 'a box for text is as high as its rows',
  'forced-color-adjust': 'contrast themes keep their own colors',
  'hanging-punctuation': 'signs stand in the line',
  'inline-size: fit-content': 'a box is as wide as its line',
  orphans: 'where paper may break',
  'overflow-anchor': 'scroll positions are not followed',
  'overscroll-behavior': 'the page scrolls on at the end of a part',
  'overscroll-behavior-x': 'the page scrolls on at the end of a part',
  'page-break-after: avoid': 'where paper may break',
  resize: 'phones have no handle',
  'scrollbar-color': 'a look of scroll bars',
  'scrollbar-width': 'a look of scroll bars',
  'text-wrap': 'lines are not balanced',
  'view-timeline': 'pictures load as the browser decides',
  'view-timeline-inset': 'pictures load as the browser decides',
  'view-transition-name': 'no transition',
  '::view-transition': 'no transition',
  '::view-transition-group(': 'no transition',
  '::view-transition-new(': 'no transition',
  '::view-transition-old(': 'no transition',
  widows: 'where paper may break',
}

/** The same for features that are guarded, or harmless, file by file: another file that uses one is a new case. */
export const STYLES_BY_FILE: Record<string, { reason: string; files: readonly string[] }[]> = {
  '::details-content': [
    { reason: 'others print what is open', files: ['styles/base/_print.scss'] },
    {
      reason: 'guarded: others open it by a press',
      files: ['src/ui/templates/article/TableOfContents.module.scss'],
    },
  ],
  ':has(': [
    {
      reason: 'a chosen or focused button shows itself (styles/base/_document.scss)',
      files: [
        'src/ui/forms/review/ReviewForm.module.scss',
        'src/ui/layout/Footer/_aside.scss',
        'src/ui/templates/product/OptionGroup.module.scss',
        'styles/base/_forced-colors.scss',
      ],
    },
    {
      reason: 'the tick in it shows what is chosen',
      files: [
        'src/ui/forms/fields.module.scss',
        'src/ui/sections/CompareProducts/CompareProducts.module.scss',
        'src/ui/templates/recommender/Question.module.scss',
      ],
    },
    {
      reason: 'guarded by @supports',
      files: [
        'src/ui/components/SearchField/SearchField.module.scss',
        'src/ui/templates/article/FeedbackPrompt.module.scss',
        'styles/base/_document.scss',
      ],
    },
    {
      reason: 'what cannot be pressed, or is under the pointer, looks like the rest',
      files: [
        'src/ui/components/Card/CardShell.module.scss',
        'src/ui/components/FilterGroups/FilterGroups.module.scss',
        'src/ui/templates/product-listing/Results.module.scss',
      ],
    },
    {
      reason: 'other columns, order or spaces; everything is there',
      files: [
        'src/ui/components/CallButton/CallButton.module.scss',
        'src/ui/components/CardGrid/CardGrid.module.scss',
        'src/ui/layout/Layout.module.scss',
        'src/ui/search/overlay/SuggestionPanel.module.scss',
        'src/ui/search/results/HitList.module.scss',
        'src/ui/search/results/ProductTab.module.scss',
        'src/ui/sections/RichText/RichText.module.scss',
        'src/ui/templates/article/ArticlePage.module.scss',
        'src/ui/templates/article/HowTo.module.scss',
        'src/ui/templates/faq/FaqPage.module.scss',
        'src/ui/templates/parts/ListHead.module.scss',
        'src/ui/templates/recommender/RecommenderPage.module.scss',
        'styles/base/_print.scss',
        'styles/tools/_layout.scss',
      ],
    },
    {
      reason: 'what has the focus may be behind a bar at the lower edge, and is scrolled',
      files: [
        'src/ui/forms/survey/ExitSurvey.module.scss',
        'src/ui/layout/consent/ConsentBar.module.scss',
        'src/ui/templates/parts/CompareBar.module.scss',
        'src/ui/templates/product/BuyBar.module.scss',
      ],
    },
    { reason: 'the header is always light and opaque', files: ['src/ui/layout/Header/Header.module.scss'] },
    { reason: 'keys are not named', files: ['src/ui/layout/Navigation/_bar.scss'] },
    {
      reason: 'the page behind the menu scrolls until the scripts run',
      files: ['src/ui/layout/Navigation/_drawer.scss'],
    },
    {
      reason: 'what follows results may show before them',
      files: ['src/ui/templates/search/SearchPage.module.scss'],
    },
    { reason: 'a heading above an empty list', files: ['src/ui/templates/saved/SavedPage.module.scss'] },
    { reason: 'no motion', files: ['src/ui/templates/home/HomePage.module.scss'] },
  ],
}
