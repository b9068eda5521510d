// Runs before the search page is first drawn: an address with a term keeps the room of its results from the beginning,
// in place of what the page shows before anything is searched for (`templates/search`), so that nothing jumps.
const term = new URLSearchParams(window.location.search).get('term')
if (term?.trim()) document.documentElement.dataset.searching = ''
