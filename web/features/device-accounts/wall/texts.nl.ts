/** The texts of texts.ts in Dutch. */
import type { wallTexts as english } from './texts.ts'

export const wallTexts: typeof english = {
  page: 'Deze week',
  everyone: 'Wie is er?',
  question: 'Wie deed het?',
  people: 'Mensen die het gedaan kunnen hebben',
  thenPin: 'Daarna de pincode',
  close: 'Sluiten',
  back: 'De week komt vanzelf terug.',
  together: 'We deden het samen',
  togetherNote: 'Tik op een van jullie en kies dan wie hielp.',
  childDid: (name) => `${name} deed het`,
  nobody: 'Niemand op dit apparaat kan deze doen.',
  card: {
    title: 'Dit apparaat',
    hangs: 'Dit apparaat hangt aan de muur',
    hangsNote:
      'Raakt niemand het aan, dan toont het de week in plaats van te vragen wie er is. Het scherm blijft aan. Je ziet alleen gedeelde taken.',
    whose: 'Wiens week',
  },
}
