import { readFileSync } from 'node:fs'

/** Numbers that docs/behavior.md promises: other tests take them from the code, and would follow a wrong one. */
const NUMBERS = `
HEADER-1 src/shared/config/site.ts LOGO_WIDTH 150
HEADER-3 src/shared/config/site.ts FALLBACK_HEADER_HEIGHT 70
LAYOUT-4 src/shared/config/site.ts MOBILE_MAX_WIDTH 991
LAYOUT-4 src/shared/config/site.ts TABLET_MAX_WIDTH 1023
LAYOUT-7 src/shared/config/site.ts PROGRESS_DELAY 300
MENU-1 src/shared/config/site.ts MENU_OPEN_DELAY 90
MENU-1 src/shared/config/site.ts MENU_SWITCH_DELAY 220
MENU-1 src/shared/config/site.ts MENU_CLOSE_DELAY 320
MENU-3 src/shared/config/site.ts MENU_HIDE_DELAY 1000
MENU-7 src/shared/config/site.ts MENU_CARD_IMAGE_WIDTH 400
PICTURE-2 src/shared/config/site.ts IMAGE_WIDTHS [360, 480, 640, 768, 1024, 1440, 1920] as const
PICTURE-2 src/shared/config/site.ts SMALL_IMAGE_WIDTHS [120, 180, 260] as const
PICTURE-2 src/shared/config/site.ts MOBILE_DEFAULT_IMAGE_WIDTH 320
PICTURE-3 src/shared/config/site.ts IMAGE_QUALITY 80
PICTURE-4 src/shared/config/site.ts LAZY_LOAD_OFFSET 250
SEO-3 src/shared/config/site.ts SOCIAL_IMAGE_SIZE { width: 1200, height: 630 } as const
QUERY-1 src/shared/config/site.ts INCLUDE_DEPTH 8
QUERY-1 src/shared/config/site.ts DEEP_INCLUDE_DEPTH 10
QUERY-2 src/shared/config/site.ts SLUG_LIST_LIMIT 300
QUERY-2 src/shared/config/site.ts QUERY_DATA_LIMIT 200
PRODUCT-5 src/shared/config/site.ts MAX_RELATED 12
SEARCH-3 src/shared/config/site.ts SEARCH_SUGGESTION_DELAY 500
SEARCH-2 src/shared/config/site.ts SEARCH_MIN_LENGTH 3
SEARCH-3 src/shared/config/site.ts SEARCH_CARDS_PER_KIND 2
SEARCH-3 src/ui/search/algolia/keywords.ts MAX_KEYWORDS 8
SEARCH-5 src/ui/search/results/ResultsView.tsx ON_SHELF 4
SEARCH-6 src/ui/search/core/url-state.ts HITS_PER_PAGE 12
SEARCH-7 src/ui/search/algolia/find-suggestions.ts HITS_PER_INDEX 2
SEARCH-8 src/server/publishing/search/fit-record.ts MAX_BYTES 9_500
SEARCH-12 src/shared/words/understanding/find-guidance.ts MOST 2
SEARCH-14 src/shared/content-model/products/suitability.ts MEDICINE_AGE 144
SEARCH-16 src/server/features/searches/count-search.ts ENOUGH 5
SEARCH-16 src/server/features/searches/count-search.ts LONGEST 60
LIST-4 src/ui/templates/product-listing/listing-result.ts DEFAULT_PAGE_SIZE 10
LIST-6 src/ui/templates/product-listing/listing-result.ts MIN_TO_FILTER 3
LIST-7 src/shared/config/site.ts LISTED_FIRST 24
HOME-2 src/ui/templates/home/Breathe.tsx IN 4000
HOME-2 src/ui/templates/home/Breathe.tsx OUT 6000
CAROUSEL-1 src/ui/components/Carousel/use-auto-advance.ts SLIDE_DURATION 8000
COMPARE-1 src/shared/routing/compare.ts MAX_COMPARED 4
ARTICLE-1 src/server/content/mappers/pages/article.ts WORDS_PER_MINUTE 200
CONTENT-1 src/ui/templates/content/ContentPage.tsx FEWEST 5
SITEMAP-2 src/server/page-props/bounded-page.ts SITEMAP_LINKS 180
SITEMAP-2 src/server/page-props/page-list.ts LINKS 150
ROUTE-5 src/shared/routing/links.ts MAX_LENGTH 500
ROUTE-7 src/server/page-props/with-static-props.ts NOT_FOUND_REVALIDATE 10
ROUTE-9 src/server/page-props/sitemap-file.ts ADDRESSES 50_000
TWIN-2 src/server/page-props/llms-file.ts MOST 500
SEO-1 src/server/content/pages/finish-page.ts MOST 160
OFFLINE-1 src/browser/offline/update-copies.ts REST 10_000
OFFLINE-2 src/shared/routing/offline.ts MOST_PAGES 12
OFFLINE-2 src/browser/offline/copies.ts MOST_BYTES 3_000_000
CONSENT-3 src/browser/analytics/consent-choice.ts CONSENT_DAYS 180
QUERY-3 src/server/content/cache/cache.ts MAX_AGE 15_000
QUERY-6 src/server/content/service/query.ts MAX_ATTEMPTS 5
PRIVACY-3 src/server/content/privacy/privacy-entry.ts TIMEOUT 3000
PRIVACY-3 src/server/content/privacy/privacy-entry.ts MAX_AGE 30_000
PRIVACY-3 src/server/content/privacy/privacy-entry.ts LIMIT 1024 * 1024
VALID-3 src/shared/schemas/accounts/fields.ts SHORTEST_PASSWORD 8
VALID-3 src/shared/schemas/accounts/fields.ts LONGEST_PASSWORD 128
FORM-4 src/server/features/submissions/read-parts.ts LARGEST_PHOTO 5 * MB
FORM-4 src/server/features/submissions/read-parts.ts LARGEST_BODY 64 * MB
FORM-4 src/server/features/submissions/result.ts LARGEST_TEXTS 32 * 1024
FORM-5 src/server/features/submissions/submit.ts COPIES_MS 60_000
FORM-7 src/server/protection/upload-semaphore.ts MOST 40 * MB
FORM-7 src/server/protection/upload-semaphore.ts MOST_OF_ADDRESS 15 * MB
FORM-7 src/server/protection/form-limits.ts FEW 3
FORM-8 src/shared/schemas/meta-fields.ts LEAST_SECONDS 3
SURVEY-1 src/ui/forms/survey/watch-exit.ts AT_LEAST 20
SURVEY-1 src/ui/forms/survey/watch-exit.ts AT_MOST 180
NEWS-1 src/server/features/newsletter/jobs.ts CONFIRM_DAYS 7
NEWS-3 src/server/features/newsletter/handle.ts AT_ONCE 3
NEWS-3 src/server/features/newsletter/handle.ts THEN_AFTER 2 * 3600
NEWS-4 src/server/features/newsletter/jobs.ts LEAVE_SECONDS 3650 * 86_400
ACCOUNT-2 src/server/features/accounts/users.ts UNCONFIRMED_DAYS 7
ACCOUNT-5 src/server/features/accounts/cookies.ts SECONDS 365 * 24 * 60 * 60
ACCOUNT-6 src/server/features/accounts/users.ts SESSION_IDLE 7 * DAY
ACCOUNT-6 src/server/features/accounts/users.ts SESSION_LONGEST 30 * DAY
ACCOUNT-9 src/server/features/accounts/handle-saved-products.ts MOST_SAVED 100
ACCOUNT-11 src/server/features/accounts/users.ts CONFIRMATION_PAUSE 5 * HOUR
REVIEW-4 src/server/features/reviews/handle.ts MINIMUM_AGE 18
REVIEW-5 src/server/features/reviews/photo/photo-memory.ts MOST_PIXELS 64_000_000
REVIEW-5 src/server/features/reviews/photo/photo-memory.ts LONGEST_SIDE 20_000
REVIEW-5 src/server/features/reviews/photo/store-photo.ts LONGEST_SIDE 1600
REVIEW-8 src/server/features/reviews/links.ts LINK_DAYS 14
REVIEW-9 src/shared/routing/reviews.ts REVIEWS_PER_PAGE 6
REVIEW-12 src/server/features/reviews/links.ts CONFIRM_DAYS 7
REVIEW-15 src/server/features/reviews/photo/own-photos.ts TRASH_DAYS 14
REVIEW-15 src/server/features/reviews/photo/sweep.ts LEAST_DAYS 2
REVIEW-16 src/server/protection/memory-budget.ts BUDGET 256
REVIEW-16 src/server/protection/memory-budget.ts MOST_SECONDS 15
STORE-3 src/server/jobs/jobs.ts MOST_TRIES 60
STORE-6 src/server/jobs/jobs.ts REFUSING_DOMAINS 3
PUBLISH-2 src/server/publishing/webhook/signature.ts SIGNATURE_TTL 30
PUBLISH-5 src/server/cache/cache-control.ts SHARED_FOR 3
PUBLISH-5 src/server/cache/cache-control.ts STALE_FOR 5
PREVIEW-1 src/browser/live-editing/start.ts LONGEST_WAIT 600
SAFE-5 src/server/page-props/preview-response.ts WRONG_SECRETS 30
SAFE-7 src/server/page-props/text-file.ts GOOD_FOR 6
SANDBOX-4 tools/scripts/serve-sandbox.ts dataFolder path.resolve(dataPlace(process.env), 'sandbox-data', String(portBase))
PROBLEM-2 src/server/features/problems/write.ts WATCH_EVERY 6 * HOUR
`
const rows = [...NUMBERS.matchAll(/^(\S+) (\S+) (\S+) (.+)$/gm)].map(([, ...row]) => row)

test.each(rows)('%s: in %s, %s is %s', (_, file = '', name, value) => {
  const text = readFileSync(file, 'utf8')
  expect(new RegExp(`^(?:export )?const ${name} = (.*)$`, 'm').exec(text)?.[1]).toBe(value)
})
