// Runs before the search page's content is shown: an address with a term reserves the height of the results, in place of
// what is shown before a search (`templates/search`), so that nothing shifts.
const term = new URLSearchParams(window.location.search).get('term')
const isSearching = Boolean(term?.trim())
document.documentElement.dataset.searching = isSearching ? 'yes' : 'no'

// What guidance needs is requested at once, so that it never comes after the hits; what the first paint needs goes first.
const needed = document.currentScript?.dataset.needed
for (const href of isSearching && needed ? needed.split(' ') : []) {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low', href })
  document.head.appendChild(link)
}
