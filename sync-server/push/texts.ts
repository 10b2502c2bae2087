/** The texts of pushes besides the notification's own text. */
export const pushTexts = {
  news: (count: number) => (count === 1 ? 'Something new' : `${count} new things`),
  test: 'Notifications reach this device.',
}
