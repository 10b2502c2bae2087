/** The argument that turns features of Chromium off for browser tests and pictures. */

/** For suggestions in its address bar, every window makes two hidden pages, which take half of its opening time. */
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
