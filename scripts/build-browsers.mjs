/** The oldest supported browsers (docs/browsers.md), in the format of the build's target. */

export const oldestBrowsers = { chrome: 126, edge: 126, firefox: 126, safari: 18, ios: 18 }

/** The target for the syntax of scripts and styles. */
export const buildTarget = Object.entries(oldestBrowsers).map((entry) => entry.join(''))
