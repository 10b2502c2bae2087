/** The words that every dialog says by itself. */
export const uiTexts = { close: 'Close', cancel: 'Cancel' }
