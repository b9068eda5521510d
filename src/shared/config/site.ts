/** Constants (behavior CONST-1) and the site's one locale. Pixels unless said otherwise. */
export const LOCALE = 'pt-BR'
/** Of every date and time that people read. */
export const TIME_ZONE = 'America/Sao_Paulo'
export const LOCALE_PATH = 'pt-br'
export const HOME_PATH = `/${LOCALE_PATH}/`
export const SEARCH_PATH = `${HOME_PATH}search/`
/** Below it, browsers without scripts send forms: `FORM/SLUG OF THE PAGE/` follows. */
export const FORM_PATH = `${HOME_PATH}enviar/`
export const COUNTRY_CODE = 'BR'
export const LANGUAGE_CODE = 'pt'

/** Widths up to this one are mobile (the menus of the layout use the tablet one). `styles/settings` has the same. */
export const MOBILE_MAX_WIDTH = 991
export const TABLET_MAX_WIDTH = 1023
export const PHONE_MAX_WIDTH = 599
export const WIDE_MIN_WIDTH = 1280

export const MANIFEST_PATH = '/site.webmanifest'

export const IMAGE_WIDTHS = [360, 480, 640, 768, 1024, 1440, 1920] as const
/** Of thumbnails and signs, which are never drawn wider than the least of the others. */
export const SMALL_IMAGE_WIDTHS = [120, 180, 260] as const
export const MOBILE_DEFAULT_IMAGE_WIDTH = 320
export const IMAGE_QUALITY = 80
/** What social networks show of a page, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const
export const LAZY_LOAD_OFFSET = 250
export const LOGO_WIDTH = 150
export const MENU_CARD_IMAGE_WIDTH = 400

export const FALLBACK_HEADER_HEIGHT = 70
/** Milliseconds. */
export const MENU_HIDE_DELAY = 1000

/** Contentful's `include` and page sizes (behavior QUERY-1, QUERY-2). */
export const INCLUDE_DEPTH = 8
export const DEEP_INCLUDE_DEPTH = 10
export const SLUG_LIST_LIMIT = 300
export const QUERY_DATA_LIMIT = 200

/** Cards of related products or articles that a page shows at most: what editors add beyond costs every visitor. */
export const MAX_RELATED = 12

/** Milliseconds a pointer rests before a menu panel opens, gives way to its neighbor, and closes: diagonal moves survive. */
export const MENU_OPEN_DELAY = 90
export const MENU_SWITCH_DELAY = 220
export const MENU_CLOSE_DELAY = 320
/** Milliseconds in which a click belongs to the focus that has just opened a panel, and does not close it again. */
export const MENU_CLICK_GRACE = 400

/** Milliseconds that a page may take before the visitor learns that it is loading. */
export const PROGRESS_DELAY = 300

/** Milliseconds after typing stops; characters of the trimmed text; cards of each kind (behavior SEARCH-3). */
export const SEARCH_SUGGESTION_DELAY = 500
export const SEARCH_MIN_LENGTH = 3
export const SEARCH_CARDS_PER_KIND = 2

/** Products that a listing's page has in itself at least (behavior LIST-7): as many cards are some 18 kB of page data. */
export const LISTED_FIRST = 24
/** Answers with the whole lists of a page that is too long to carry them (behavior LIST-8). */
export const REMAINDER_PATH = '/api/page-rest/'
/** Answers with all products of a listing. */
export const LISTED_PRODUCTS_PATH = '/api/products/'
