import { readFileSync } from 'node:fs'

/** Numbers that docs/behavior.md promises: other tests take them from the code, and would follow a wrong one. */
const NUMBERS = `
HEADER-1 src/config/site.ts LOGO_WIDTH 150
HEADER-3 src/config/site.ts FALLBACK_HEADER_HEIGHT 70
LAYOUT-4 src/config/site.ts MOBILE_MAX_WIDTH 991
LAYOUT-4 src/config/site.ts TABLET_MAX_WIDTH 1023
LAYOUT-7 src/config/site.ts PROGRESS_DELAY 300
MENU-1 src/config/site.ts MENU_OPEN_DELAY 90
MENU-1 src/config/site.ts MENU_SWITCH_DELAY 220
MENU-1 src/config/site.ts MENU_CLOSE_DELAY 320
MENU-3 src/config/site.ts MENU_HIDE_DELAY 1000
MENU-7 src/config/site.ts MENU_CARD_IMAGE_WIDTH 400
PICTURE-2 src/config/site.ts IMAGE_WIDTHS [360, 480, 640, 768, 1024, 1440, 1920] as const
PICTURE-2 src/config/site.ts SMALL_IMAGE_WIDTHS [120, 180, 260] as const
PICTURE-2 src/config/site.ts MOBILE_DEFAULT_IMAGE_WIDTH 320
PICTURE-3 src/config/site.ts IMAGE_QUALITY 80
PICTURE-4 src/config/site.ts LAZY_LOAD_OFFSET 250
SEO-3 src/config/site.ts SOCIAL_IMAGE_SIZE { width: 1200, height: 630 } as const
QUERY-1 src/config/site.ts INCLUDE_DEPTH 8
QUERY-1 src/config/site.ts DEEP_INCLUDE_DEPTH 10
QUERY-2 src/config/site.ts SLUG_LIST_LIMIT 300
QUERY-2 src/config/site.ts QUERY_DATA_LIMIT 200
PRODUCT-5 src/config/site.ts MAX_RELATED 12
SEARCH-3 src/config/site.ts SEARCH_SUGGESTION_DELAY 500
SEARCH-2 src/config/site.ts SEARCH_MIN_LENGTH 3
SEARCH-3 src/config/site.ts SEARCH_CARDS_PER_KIND 2
SEARCH-3 src/search/algolia/keywords.ts MAX_KEYWORDS 8
SEARCH-5 src/search/results/ResultsView.tsx ON_SHELF 4
SEARCH-6 src/search/core/url-state.ts HITS_PER_PAGE 12
SEARCH-7 src/search/algolia/find-suggestions.ts HITS_PER_INDEX 2
SEARCH-8 src/publishing/search/fit-record.ts MAX_BYTES 9_500
SEARCH-12 src/search/understanding/find-guidance.ts MOST 2
SEARCH-14 src/content-model/products/suitability.ts MEDICINE_AGE 144
SEARCH-16 src/features/searches/count-search.ts ENOUGH 5
SEARCH-16 src/features/searches/count-search.ts LONGEST 60
LIST-4 src/templates/product-listing/listing-result.ts DEFAULT_PAGE_SIZE 10
LIST-6 src/templates/product-listing/listing-result.ts MIN_TO_FILTER 3
LIST-7 src/config/site.ts LISTED_FIRST 24
HOME-2 src/templates/home/Breathe.tsx IN 4000
HOME-2 src/templates/home/Breathe.tsx OUT 6000
CAROUSEL-1 src/components/Carousel/use-auto-advance.ts SLIDE_DURATION 8000
COMPARE-1 src/routing/compare.ts MAX_COMPARED 4
ARTICLE-1 src/content/mappers/pages/article.ts WORDS_PER_MINUTE 200
CONTENT-1 src/templates/content/ContentPage.tsx FEWEST 5
SITEMAP-2 src/page-props/bounded-page.ts SITEMAP_LINKS 180
SITEMAP-2 src/page-props/page-list.ts LINKS 150
ROUTE-5 src/routing/links.ts MAX_LENGTH 500
ROUTE-7 src/page-props/with-static-props.ts NOT_FOUND_REVALIDATE 10
ROUTE-9 src/page-props/sitemap-file.ts ADDRESSES 50_000
TWIN-2 src/page-props/llms-file.ts MOST 500
SEO-1 src/content/pages/finish-page.ts MOST 160
OFFLINE-1 src/layout/offline/update-copies.ts REST 10_000
OFFLINE-2 src/layout/offline/stored-page.ts MOST_PAGES 12
OFFLINE-2 src/layout/offline/copies.ts MOST_BYTES 3_000_000
CONSENT-3 src/analytics/consent-choice.ts CONSENT_DAYS 180
QUERY-3 src/content/cache/cache.ts MAX_AGE 15_000
QUERY-6 src/content/service/query.ts MAX_ATTEMPTS 5
PRIVACY-3 src/content/privacy/privacy-entry.ts TIMEOUT 3000
PRIVACY-3 src/content/privacy/privacy-entry.ts MAX_AGE 30_000
PRIVACY-3 src/content/privacy/privacy-entry.ts LIMIT 1024 * 1024
VALID-3 src/features/schemas/accounts/fields.ts SHORTEST_PASSWORD 8
VALID-3 src/features/schemas/accounts/fields.ts LONGEST_PASSWORD 128
FORM-4 src/features/submissions/read-parts.ts LARGEST_PHOTO 5 * MB
FORM-4 src/features/submissions/read-parts.ts LARGEST_BODY 64 * MB
FORM-4 src/features/submissions/result.ts LARGEST_TEXTS 32 * 1024
FORM-5 src/features/submissions/submit.ts COPIES_MS 60_000
FORM-7 src/features/protection/upload-semaphore.ts MOST 40 * MB
FORM-7 src/features/protection/upload-semaphore.ts MOST_OF_ADDRESS 15 * MB
FORM-7 src/features/protection/form-limits.ts FEW 3
FORM-8 src/features/schemas/meta-fields.ts LEAST_SECONDS 3
SURVEY-1 src/features/forms/survey/watch-exit.ts AT_LEAST 20
SURVEY-1 src/features/forms/survey/watch-exit.ts AT_MOST 180
NEWS-1 src/features/newsletter/jobs.ts CONFIRM_DAYS 7
NEWS-3 src/features/newsletter/handle.ts AT_ONCE 3
NEWS-3 src/features/newsletter/handle.ts THEN_AFTER 2 * 3600
NEWS-4 src/features/newsletter/jobs.ts LEAVE_SECONDS 3650 * 86_400
ACCOUNT-2 src/features/accounts/users.ts UNCONFIRMED_DAYS 7
ACCOUNT-5 src/features/accounts/cookies.ts SECONDS 365 * 24 * 60 * 60
ACCOUNT-6 src/features/accounts/users.ts SESSION_IDLE 7 * DAY
ACCOUNT-6 src/features/accounts/users.ts SESSION_LONGEST 30 * DAY
ACCOUNT-9 src/features/accounts/handle-saved-products.ts MOST_SAVED 100
ACCOUNT-11 src/features/accounts/users.ts CONFIRMATION_PAUSE 5 * HOUR
REVIEW-4 src/features/reviews/handle.ts MINIMUM_AGE 18
REVIEW-5 src/features/reviews/photo/photo-memory.ts MOST_PIXELS 64_000_000
REVIEW-5 src/features/reviews/photo/photo-memory.ts LONGEST_SIDE 20_000
REVIEW-5 src/features/reviews/photo/store-photo.ts LONGEST_SIDE 1600
REVIEW-8 src/features/reviews/links.ts LINK_DAYS 14
REVIEW-9 src/routing/reviews.ts REVIEWS_PER_PAGE 6
REVIEW-12 src/features/reviews/links.ts CONFIRM_DAYS 7
REVIEW-15 src/features/reviews/photo/own-photos.ts TRASH_DAYS 14
REVIEW-15 src/features/reviews/photo/sweep.ts LEAST_DAYS 2
REVIEW-16 src/features/protection/memory-budget.ts BUDGET 256
REVIEW-16 src/features/protection/memory-budget.ts MOST_SECONDS 15
STORE-3 src/features/outbox/jobs.ts MOST_TRIES 60
STORE-6 src/features/outbox/jobs.ts REFUSING_DOMAINS 3
PUBLISH-2 src/publishing/webhook/signature.ts SIGNATURE_TTL 30
PUBLISH-5 src/server/cache/cache-control.ts SHARED_FOR 3
PUBLISH-5 src/server/cache/cache-control.ts STALE_FOR 5
PREVIEW-1 src/publishing/live-editing/start.ts LONGEST_WAIT 600
SAFE-5 src/page-props/preview-response.ts WRONG_SECRETS 30
SAFE-7 src/page-props/text-file.ts GOOD_FOR 6
SANDBOX-4 scripts/serve-sandbox.ts dataFolder path.resolve(dataPlace(process.env), 'sandbox-data', String(portBase))
PROBLEM-2 src/features/problems/write.ts WATCH_EVERY 6 * HOUR
`
const rows = [...NUMBERS.matchAll(/^(\S+) (\S+) (\S+) (.+)$/gm)].map(([, ...row]) => row)

test.each(rows)('%s: in %s, %s is %s', (_, file = '', name, value) => {
  const text = readFileSync(file, 'utf8')
  expect(new RegExp(`^(?:export )?const ${name} = (.*)$`, 'm').exec(text)?.[1]).toBe(value)
})
