/**
 * Why something of an entry cannot be shown, with the words for the log. Editors read `labels/preview-reasons.ts`: a reason
 * without words for them does not compile.
 */
export const reasons = {
  empty: 'is empty',
  wrongType: 'is not of the type that the field declares',
  unknownChoice: 'is none of the values of the field',
  unresolved: 'is not published, or too deep',
  withdrawnNotice: 'is withdrawn, but must not vanish: its last text is shown',
  tooDeep: 'is linked through too many levels',
  typeNotAllowed: 'is of a content type that cannot stand there',
  nothingToShow: 'has nothing to show',
  noSafetyQuestion: 'has no question whose role is safety',
  noUsableFile: 'has no usable file',
  notAnImage: 'is no image',
  noImageSize: 'has no width and height',
  badAddress: 'is no address that can be used',
  noVideo: 'is neither a YouTube or Vimeo address nor a video file',
  noWebAddress: 'is neither a path nor a web address',
  unknownLabel: 'is no key of a text of the site',
  lostPlaceholder: 'is missing in the text, which the site would fill in',
  unknownSection: 'is no section of the home page',
  textOnly: 'cannot be shown here; only its text is',
  invalidGtin: 'is no GTIN; it is not shown',
  foreignCanonical: "is no address of this site; the page's own is told instead",
  notTogether: 'must not be used along with what stands before it; it is left out',
  notForSamePerson: 'is not for everybody or everything that the product beside it is for; it is left out',
  tooFewWords: 'needs two words or more',
  medicineLacks: 'is empty, but a medicine needs it',
  medicineUnsaid: 'is not yes, though a leaflet or the category says that it is a medicine',
  otherCategory: 'is not medicine, though the product is one',
  otherLeaflet: 'is the leaflet of another product',
  ageInYears: 'is below 24 months, though the product has no facet for babies',
  outOfRange: 'is outside of the range of the field',
  reviewInFuture: 'is later than today',
  reviewOverdue: 'is due for a review since',
  reviewLapsed: 'links to a text whose review is long overdue; it is left out',
  unknownPlaceholder: 'is a placeholder that the site does not fill in',
  unfinished: 'has a mark of unfinished work',
  deadLink: 'leads to no page of the site',
} as const

export type Reason = keyof typeof reasons
