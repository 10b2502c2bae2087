/**
 * Shows a message in browsers that are too old for the app; index.html contains the text. A classic script in syntax
 * that every browser understands; it runs before the app, which starts only if it finds its root element.
 */
;(function () {
  // Came to each browser with the oldest version that is promised: scripts/build-browsers.mjs names them.
  if (typeof URL === 'function' && 'parse' in URL) return
  var root = document.getElementById('root')
  root.parentNode.removeChild(root)
  document.getElementById('old-browser').removeAttribute('hidden')
})()
