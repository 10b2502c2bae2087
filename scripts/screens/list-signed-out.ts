/** The screens without a session, and those that offer to install the app. */
import type { DemoServer } from './demo-server.ts'
import { go } from './go.ts'
import type { Screen } from './screen.ts'
import type { ShownPage } from './shown-page.ts'

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
  { ...nobody, name: 'invitation', path: '/login', isApart: true, act: beInvited('partner') },
  { ...nobody, name: 'invitation-child', path: '/login', isApart: true, act: beInvited('child') },
  { ...nobody, name: 'invitation-ended', path: '/invite/an-invitation-that-ended', isApart: true },
  {
    ...nobody,
    name: 'install-prompt',
    path: '/login',
    isInstallOffered: true,
    isWindow: true,
    act: untilOffered,
  },
  {
    viewer: 'Maya',
    name: 'install-prompt-tasks',
    path: '/tasks',
    isInstallOffered: true,
    isWindow: true,
    act: untilOffered,
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

async function untilOffered(page: ShownPage): Promise<void> {
  await page.getByRole('complementary', { name: 'Install app' }).waitFor()
}

function beInvited(role: 'partner' | 'child') {
  return async (page: ShownPage, demo: DemoServer): Promise<void> => {
    await openInvitation(page, demo, role)
    await page.getByRole('heading', { name: 'Theo invites you' }).waitFor()
  }
}

/** Theo sends it to somebody else's address: only the link leads to it. */
export async function openInvitation(
  page: ShownPage,
  demo: DemoServer,
  role: 'partner' | 'child',
): Promise<void> {
  const [id, token] = [crypto.randomUUID(), `picture-of-${role}`.padEnd(43, '_')]
  const path = '/api/partnerships'
  const data = { id, token, role, email: `${role}@ellis.example` }
  await demo.callAs('Theo', { method: 'post', path, data })
  demo.afterwards(() => demo.callAs('Theo', { method: 'delete', path: `${path}/${id}` }))
  await go(page, `/invite/${token}`)
}
