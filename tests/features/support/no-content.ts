/** Content pages of a service that is unavailable: mails have the site's own words, at once instead of after a time limit. */
export function noContent() {
  const globalData = () => Promise.reject(new Error('There is no content service in this test.'))
  return { contentPages: () => ({ globalData }) }
}
