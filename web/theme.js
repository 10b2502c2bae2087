/**
 * Sets the chosen theme before the first paint. The build puts it into the page, so that nothing is painted without it;
 * the content security policy allows it by its hash. web/ui/theme-choice.ts takes over once the app runs.
 */
;(function () {
  var choice = null
  try {
    choice = localStorage.getItem('mitten-theme')
  } catch {
    // Storage is blocked: the system decides.
  }
  var forced = choice === 'light' || choice === 'dark' ? choice : null
  if (forced) document.documentElement.dataset.theme = forced
  var dark = forced ? forced === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  var meta = document.querySelector('meta[name="theme-color"]')
  if (meta) meta.setAttribute('content', dark ? '#0E1A1D' : '#F4F1EA')
})()
