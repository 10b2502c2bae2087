/** Texts of the landing page; the people and their quotes are invented (U1). */
import { defineTexts } from '#domain/language/texts.ts'

export const texts = defineTexts('landingTexts', {
  /** In the window's title. */
  page: 'Chores, points and rewards',
  skip: 'Skip to content',
  sections: {
    label: 'On this page',
    features: 'Features',
    pricing: 'Pricing',
    reviews: 'Reviews',
  },
  dashboard: 'Dashboard',
  login: 'Login',
  signUp: 'Sign Up',
  hero: {
    title: 'Many mittens make light work.',
    lead: "Mitten turns the housework into points, and points into things you'd both enjoy. For couples, and for parents and children.",
    start: 'Get Started',
    more: 'Learn More',
    note: "Works on the kitchen tablet, even when the wifi doesn't.",
    picture: 'Two knitted mittens giving a high five',
    task: 'Fold the laundry',
    reward: 'Breakfast in bed',
  },
  features: {
    title: 'A fair house is a warm house',
    tasks: {
      title: 'Task Management',
      text: 'Name it, time it, say how hard it really is. Share it and whoever gets there first can claim it.',
      easy: 'Water the balcony',
      difficult: 'Fold the laundry',
      extreme: 'Deep-clean the oven',
    },
    points: {
      title: 'Points System',
      text: 'Minutes times effort. The same sum for everyone, so nobody has to argue about whose turn it was.',
    },
    rewards: {
      title: 'Custom Rewards',
      text: 'Breakfast in bed. The good bakery. The last say on film night. You set the price.',
    },
    partner: {
      title: 'Partner Collaboration',
      text: 'Link up with your partner or your kids. Rewards and loans go through the other person, kindly.',
      name: 'Theo',
      asks: 'Theo asks',
      wish: 'A lie-in until ten',
      deny: 'Deny',
      approve: 'Approve',
    },
  },
  howItWorks: {
    title: 'How It Works',
    steps: [
      { title: 'Create Tasks', text: 'Add what needs doing, with minutes and effort.' },
      {
        title: 'Complete & Earn',
        text: 'Tick it off, even with no connection. Points land at once.',
      },
      { title: 'Redeem Rewards', text: 'Spend them on something you would actually enjoy.' },
    ],
  },
  pricing: {
    title: 'Pick a size that fits',
    choose: { free: 'Get Started', pro: 'Choose Pro', ultimate: 'Choose Ultimate' },
  },
  reviews: {
    title: 'From warmer kitchens',
    all: [
      {
        name: 'Nadia',
        about: 'Linked with Marcus',
        text: 'We stopped keeping score in our heads. Now the score keeps itself and I get breakfast in bed.',
      },
      {
        name: 'Per',
        about: 'Dad of two',
        text: 'The tablet lives next to the kettle. The kids race each other to the recycling. I did not see that coming.',
      },
      {
        name: 'Grace',
        about: 'Linked with Tom',
        text: 'He deep-cleaned the oven for a lie-in. Best 180 points anyone ever spent.',
      },
    ],
  },
  finalCall: {
    title: "Tonight's dishes are worth 20 points.",
    action: 'Get Started for Free',
  },
  footer: {
    help: {
      label: 'Help',
      links: ['Help Center', 'Blog', 'FAQs', 'Contact Support'],
    },
    legal: {
      label: 'Legal',
      links: ['Privacy Policy', 'Terms of Service', 'Cookie Policy'],
      about: 'Licences and source',
    },
    social: 'Social media',
  },
})
