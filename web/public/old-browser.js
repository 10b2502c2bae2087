/**
 * Tells a browser that is too old for the app so, instead of letting it break: index.html holds the words. A classic
 * script, in words that every browser understands; it runs before the app, which starts only where it finds its root.
 */
;(function () {
  // Came to each browser with the oldest version that is promised: scripts/build-browsers.mjs names them.
  if (typeof URL === 'function' && 'parse' in URL) return
  var root = document.getElementById('root')
  root.parentNode.removeChild(root)
  document.getElementById('old-browser').removeAttribute('hidden')
})()
