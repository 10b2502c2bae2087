/** The argument that turns features of Chromium off for browser tests and pictures. */

/** Every window makes two hidden pages for the suggestions of its address bar, which take half of the time it needs to open. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Of two such arguments Chromium takes the last: what Playwright turns off for every browser stays off. */
const byPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export const disabledFeatures = `--disable-features=${[...suggestions, ...byPlaywright].join(',')}`
