/** Texts of signing in, registering, resetting a password and accepting an invitation (U1). */
import { defineTexts } from '#domain/language/texts.ts'
import type { PlanOffer } from '#domain/plans.ts'
import type { OidcProblem } from '#domain/users/oidc-api.ts'

export const texts = defineTexts('signInTexts', {
  fields: {
    username: 'Username',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    name: 'Full name',
    plan: 'Subscription plan',
  },
  planOption: ({ name, price, period }: PlanOffer) =>
    period === null ? `${name}, ${price}` : `${name}, ${price} ${period}`,
  noPayment: 'No payment is taken.',
  login: {
    page: 'Login',
    title: 'Welcome back',
    action: 'Login',
    or: 'or',
    passkey: 'Sign in with a passkey',
    newHere: 'New here?',
    register: 'Register',
    done: 'Login successful!',
    failed: 'Login failed',
  },
  register: {
    page: 'Register',
    title: 'Knit your household in',
    action: 'Register',
    known: 'Already have an account?',
    login: 'Login',
    done: 'Registration successful!',
    failed: 'Registration failed',
    confirmationRequired: 'Password confirmation is required',
  },
  reset: {
    page: 'New password',
    title: 'Choose a new password',
    newPassword: 'New password',
    confirmPassword: 'Confirm new password',
    action: 'Change Password',
    confirmationRequired: 'Please confirm your new password',
    done: 'Password changed',
    doneText: 'Log in with your new password.',
    failed: 'Failed to change password',
    gone: 'This link has been used or has expired. Ask for a new one.',
    login: 'Back to Login',
  },
  code: {
    link: 'I have a code',
    page: 'Code',
    title: 'I have a code',
    text: 'A parent finds it on the page Partner, under Code for another device. Your own is in Settings, Security, on a device where you are signed in.',
    label: 'Code',
    hint: '8 letters and numbers. It works for 15 minutes.',
    length: 'A code has 8 letters and numbers',
    action: 'Sign in',
    back: 'Back to Login',
    askParent: (name: string) => `Ask a parent for a code for ${name}.`,
    askParentAgain: (name: string) =>
      `Ask a parent for a code for ${name}. Your changes are sent as soon as you are signed in.`,
  },
  provider: {
    only: (provider: string) => `You sign in with ${provider} here.`,
    page: 'Signing in',
    title: 'Signing you in',
    waiting: 'One moment',
    done: 'Connected',
    again: 'Try again',
    /** If the settings give no name. */
    unnamed: 'your provider',
    proof: {
      title: 'Is this you?',
      text: (username: string, provider: string) =>
        `The account ${username} has your email address. Enter its password once, and ${provider} signs you in from then on.`,
      notYours: 'If it is not yours, ask the admin of this server.',
      action: 'Connect and sign in',
    },
    problems: {
      down: (provider: string) =>
        `${provider} does not answer at the moment. Where you are signed in, everything goes on. Try again in a moment.`,
      cancelled: (provider: string) => `You did not sign in with ${provider}.`,
      refused: (provider: string) =>
        `The answer of ${provider} could not be accepted. Try again. If it happens again, the admin finds the reason in the log of this server.`,
      elsewhere: () =>
        'This sign-in began in another browser, took longer than ten minutes, or is finished already. Nobody was signed in.',
      no_account: (provider: string) =>
        `No account here is connected with you at ${provider}. If you have one, log in and connect it in Settings, Security. Otherwise ask the admin of this server.`,
      known_address: (provider: string) =>
        `You have an account here with this email address. Log in to it, then connect ${provider} in Settings, Security.`,
      taken: (provider: string) => `Another account here is connected with you at ${provider}.`,
    } satisfies Record<OidcProblem, (provider: string) => string>,
    fromApp:
      'Did you begin in the app on your home screen? Continue here, then make a code, and type it in the app under “I have a code”.',
    forCode: (provider: string) => `Continue with ${provider} to get a code`,
  },
  noMatch: "Passwords don't match",
  failures: {
    credentials: 'Incorrect username or password. Please check your credentials and try again.',
    unknownUser:
      'No account found with this username. Please check your username or register for a new account.',
    taken:
      'An account already exists with this username or email address. Please try a different username or email, or log in if you already have an account.',
    invalid: 'Please check that all fields are filled out correctly and meet the requirements.',
    unexpected: 'An unexpected error occurred',
    noRoom: 'This device is out of space. Free some up and try again.',
  },
  invitation: {
    page: 'Invitation',
    title: 'You are invited',
    by: (name: string) => `${name} invites you`,
    /** For an adult, and for a child. */
    meaning: {
      partner: (name: string) =>
        `${name} wants to share tasks, points and rewards with you. Sign up or log in, and the invitation opens by itself.`,
      child: (name: string) =>
        `Help at home, collect points and swap them for things you wish for. ${name} says yes to your wishes. Sign up, or log in if you have been here before.`,
    },
    gone: 'This invitation is no longer open',
    goneText: 'It was answered or taken back. Ask for a new link.',
    text: 'Somebody wants to share a household with you. Log in or sign up, and the invitation opens by itself.',
    login: 'Login',
    signUp: 'Sign Up',
    opening: 'Opening the invitation',
  },
  again: {
    title: 'Sign in again',
    text: (username: string) =>
      `Enter the password of ${username}. Your changes are sent as soon as you are signed in.`,
    byProvider: (provider: string) =>
      `Continue with ${provider}. Your changes are sent as soon as you are signed in.`,
    action: 'Sign in',
  },
})
