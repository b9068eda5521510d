// Runs before the search page's content is shown: an address with a term reserves the height of the results, in place of
// what is shown before a search (`templates/search`), so that nothing shifts.
const term = new URLSearchParams(window.location.search).get('term')
document.documentElement.dataset.searching = term?.trim() ? 'yes' : 'no'
