/** What a push says besides the notification's own words. */
export const pushTexts = {
  news: (count: number) => (count === 1 ? 'Something new' : `${count} new things`),
  test: 'Notifications reach this device.',
}
