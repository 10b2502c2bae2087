/** The screens without a session, and those that offer to install the app. */
import type { Screen } from './screen.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const nobody = { viewer: 'nobody' } as const

export const signedOut: readonly Screen[] = [
  { ...nobody, name: 'landing', path: '/' },
  { viewer: 'Maya', name: 'landing-signed-in', path: '/landing' },
  { ...nobody, name: 'about-signed-out', path: '/about' },
  { ...nobody, name: 'login', path: '/login' },
  {
    ...nobody,
    name: 'login-failed',
    path: '/login',
    isApart: true,
    async act(page) {
      await page.getByLabel('Username').fill('maya')
      await page.getByLabel('Password', { exact: true }).fill('not-her-password')
      await page.getByRole('button', { name: 'Login' }).click()
      await page.getByText('Login failed').first().waitFor()
    },
  },
  { ...nobody, name: 'register', path: '/register' },
  { ...nobody, name: 'register-plan', path: '/register?plan=ultimate', isApart: true },
  {
    ...nobody,
    name: 'register-mistakes',
    path: '/register?plan=pro',
    async act(page) {
      await page.getByRole('button', { name: 'Register' }).click()
      await page.getByText('Username must be at least 3 characters').waitFor()
    },
  },
  { ...nobody, name: 'reset-password', path: '/reset-password?token=made-for-the-picture' },
  { ...nobody, name: 'invitation', path: '/invite/an-invitation-that-ended' },
  {
    ...nobody,
    name: 'install-prompt',
    path: '/login',
    isInstallOffered: true,
    isWindow: true,
    async act(page) {
      await page.getByRole('complementary', { name: 'Install app' }).waitFor()
    },
  },
  {
    ...nobody,
    name: 'install-ios-guide',
    path: '/login',
    isInstallOffered: true,
    isDialog: true,
    userAgent: IPHONE,
    async act(page) {
      await page.getByRole('button', { name: 'Add', exact: true }).click()
    },
  },
]
