/** Every text of signing in, registering and taking up an invitation (spec 5 and 8). */
import type { Plan } from '#domain/users/user.ts'

export const texts = {
  fields: {
    username: 'Username',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    name: 'Full name',
    plan: 'Subscription plan',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
  },
  plans: {
    free: 'Free, $0',
    pro: 'Pro, $4.99 per month',
    ultimate: 'Ultimate, $9.99 per month',
  } satisfies Record<Plan, string>,
  noPayment: 'No payment is taken.',
  login: {
    page: 'Login',
    title: 'Welcome back',
    action: 'Login',
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
    noMatch: "Passwords don't match",
  },
  failures: {
    credentials: 'Incorrect username or password. Please check your credentials and try again.',
    unknownUser:
      'No account found with this username. Please check your username or register for a new account.',
    taken:
      'An account already exists with this username or email address. Please try a different username or email, or log in if you already have an account.',
    invalid: 'Please check that all fields are filled out correctly and meet the requirements.',
    unexpected: 'An unexpected error occurred',
  },
  invitation: {
    page: 'Invitation',
    title: 'You are invited',
    text: 'Somebody wants to share a household with you. Log in or sign up, and the invitation opens by itself.',
    login: 'Login',
    signUp: 'Sign Up',
    opening: 'Opening the invitation',
  },
  again: {
    title: 'Sign in again',
    text: (username: string) =>
      `Enter the password of ${username}. Your changes are sent as soon as you are signed in.`,
    action: 'Sign in',
    cancel: 'Cancel',
    close: 'Close',
  },
}
