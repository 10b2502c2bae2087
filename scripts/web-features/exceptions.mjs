/**
 * Every feature in the built code that some supported browser lacks, with the reason why nothing breaks. A name covers
 * its subfeatures.
 */

/** Feature-detected before use; without it there is a fallback. */
const detected = {
  'api.Document.startViewTransition':
    'React and its router ask first; no transition of ours needs it',
  'api.Navigator.clearAppBadge': 'app-badge.ts asks first: without it the icon shows no number',
  'api.Navigator.setAppBadge': 'app-badge.ts asks first: without it the icon shows no number',
  'api.Navigator.connection': 'React asks first, for how long pictures may take',
  'api.Navigator.share': 'invitation-link.ts asks first: without it the link is copied',
  'api.Navigator.wakeLock':
    'wall-page.tsx asks first: without it the screen goes dark as the device is set',
  'api.Navigator.userAgentData': 'Dexie asks first, for a fault of old Safari',
  'api.Notification': 'push-device.ts asks first: without it the settings say so',
  'api.Window.navigation': 'React asks first, to tell the browser of a slow change of pages',
  'api.Window.requestIdleCallback': 'asked for first: without it a timer loads what comes later',
  'api.Window.setImmediate': 'React and Dexie ask first; browsers have other ways',
  'javascript.builtins.Error.captureStackTrace': 'zod asks first, for its own messages',
}

/** Supported by all, in some with a limitation that does not matter here. */
const limited = {
  'api.Window.devicePixelRatio': 'in Safari it leaves out how far the page is zoomed',
}

/** Ignored by a browser that does not know it, and the page is as usable. */
const refinements = {
  'css.properties.content-visibility': 'only spares drawing what is out of sight',
  'css.properties.cursor': 'a finger has none',
  'css.properties.field-sizing': 'without it a text area keeps its rows and scrolls',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.overscroll-behavior': 'without it the page behind a dialog may move a little',
  'css.properties.resize':
    'a text area that cannot be pulled larger on a phone is none to stop from it',
  'css.properties.scrollbar-width': 'without it a thin bar shows under what scrolls sideways',
  'css.properties.text-size-adjust':
    'only phones enlarge text by themselves, and those of Apple know its -webkit- name',
  'css.properties.text-wrap.pretty': 'without it a last line may hold one word',
}

/** Not the browser's feature, but a name of Mitten or a library. */
const namesakes = {
  'api.CustomElementRegistry.getName': 'a function of React',
  'api.EventTarget.when': 'a function of zod',
  'api.IntersectionObserverEntry.isVisible': 'a function the loop of exchanges is given',
  'javascript.builtins.Error.fileName': 'functions that name a file to save',
  'javascript.builtins.Iterator.drop': 'what a transaction on the device can do',
  'javascript.builtins.Iterator.toArray': 'the end of a query in Dexie',
}

/** @type {Readonly<Record<string, string>>} */
export const exceptions = { ...detected, ...limited, ...refinements, ...namesakes }
