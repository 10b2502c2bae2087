/** Texts of the card for somebody who has nothing yet. */

export const firstRunTexts = {
  title: 'Start with something small',
  lead: 'Tap one and it is on your list.',
  hide: 'Hide',
  add: 'Add',
  added: 'Added',
  invite: 'Invite someone',
  wish: 'Make a wish',
}
