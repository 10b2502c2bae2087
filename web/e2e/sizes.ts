/** The windows in which the tests look at the app. */
export const narrowest = { width: 320, height: 640 }
export const phone = { width: 390, height: 844 }
export const upright = { width: 820, height: 1180 }
export const tablet = { width: 1180, height: 820 }
export const desktop = { width: 1280, height: 800 }

/** One for each layout. */
export const sizes = [phone, upright, desktop]
