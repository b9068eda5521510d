/** Content pages of a service that is unavailable: mails have the site's own words, at once instead of after a time limit. */
export function noContent() {
  const globalData = () => Promise.reject(new Error('There is no content service in this test.'))
  return { contentPages: () => ({ globalData }) }
}

/** A space with a page for every place (behavior ROUTE-11), at its name. */
export function everyPlace() {
  return { sitePaths: () => ({ place: async (place: string) => `/pt-br/${place}/` }) }
}
