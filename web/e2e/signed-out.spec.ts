/** The pages before signing in: the landing page, Login, Register and a password-reset link (A1, A7, U1). */
import { test as base } from 'playwright/test'
import { createResetLinks } from '#server/auth/reset-links.ts'
import { fillRegistration } from './accounts.ts'
import { answerWith } from './answer-with.ts'
import { expectInOrder, expectNoSidewaysScroll } from './axe.ts'
import { expect, PASSWORD, registrationOf, test as household } from './fixtures.ts'
import type { TestServer } from './server.ts'
import { expectFailure, expectToast } from './toasts.ts'

/** A browser without a session, and without a worker that would answer instead of the server. */
const test = household.extend({
  visit: async ({ visit }, provide) => {
    await provide((options) => visit({ serviceWorkers: 'block', ...options }))
  },
})

const gone = 'This link has been used or has expired. Ask for a new one.'

/** The link that `npm run admin` prints for a person who cannot sign in. */
async function resetLinkFor(userId: string, { database }: TestServer): Promise<string> {
  const links = createResetLinks({
    database,
    writer: database.engine.createWriter(() => performance.now()),
    now: () => new Date(),
  })
  return (await links.make(userId)).path
}

base.describe('Landing', () => {
  test('says every fixed text (U1) @core', async ({ visit }) => {
    const page = await visit()
    await page.goto('/')
    await expect(page).toHaveTitle('Chores, points and rewards - Mitten')
    const header = page.getByRole('banner')
    for (const name of ['Features', 'Pricing', 'Reviews', 'Login', 'Sign Up'])
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    for (const name of [
      'Task Management',
      'Points System',
      'Custom Rewards',
      'Partner Collaboration',
      'How It Works',
      'Create Tasks',
      'Complete & Earn',
      'Redeem Rewards',
      'Basic',
      'Pro',
      'Ultimate',
    ])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(page.locator('blockquote')).toHaveCount(3)
    for (const name of [
      'Help Center',
      'Blog',
      'FAQs',
      'Contact Support',
      'Privacy Policy',
      'Terms of Service',
      'Cookie Policy',
      'Licences and source',
    ])
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
  })

  test('each plan has its price and features, and leads to a registration with it chosen', async ({
    visit,
  }) => {
    const page = await visit()
    await page.goto('/landing')
    const card = (plan: string) =>
      page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan }) })
    await expect(card('Basic')).toContainText('$0')
    await expect(card('Pro').first()).toContainText('$4.99 per month')
    await expect(card('Ultimate')).toContainText('$9.99 per month')
    await expect(card('Basic').getByRole('listitem')).toHaveText([
      '5 tasks per day',
      '3 rewards per day',
      'Email support',
    ])
    await expect(card('Pro').first().getByRole('listitem')).toHaveText([
      'Unlimited tasks and rewards',
      'Advanced point tracking',
      'Priority email support',
      'Weekly progress reports',
    ])
    await expect(card('Ultimate').getByRole('listitem')).toHaveText([
      'Everything in Pro',
      'Partner matching',
      'Custom task templates',
      'Premium support',
      'Monthly progress consultation',
    ])
    await page.getByRole('link', { name: 'Choose Ultimate' }).click()
    await expect(page).toHaveURL('/register?plan=ultimate')
    await expect(page.getByLabel('Subscription plan')).toHaveValue('ultimate')
    await page.goBack()
    await page.getByRole('link', { name: 'Choose Pro' }).click()
    await expect(page.getByLabel('Subscription plan')).toHaveValue('pro')
    await page.goBack()
    await page.getByRole('link', { name: 'Get Started for Free' }).click()
    await expect(page.getByLabel('Subscription plan')).toHaveValue('free')
    await expect(page.getByLabel('Subscription plan').getByRole('option')).toHaveText([
      'Free, $0',
      'Pro, $4.99 per month',
      'Ultimate, $9.99 per month',
    ])
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('the anchors bring their section under the header, which stays', async ({ visit }) => {
    const page = await visit({ reducedMotion: 'reduce' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/landing')
      for (const [link, heading] of [
        ['Learn More', 'A fair house is a warm house'],
        ['Pricing', 'Pick a size that fits'],
        ['Reviews', 'From warmer kitchens'],
        ['Features', 'A fair house is a warm house'],
      ] as const) {
        await page.getByRole('link', { name: link, exact: true }).click()
        const title = page.getByRole('heading', { name: heading })
        await expect(title).toBeInViewport({ ratio: 1 })
        const header = await page.getByRole('banner').boundingBox()
        const found = await title.boundingBox()
        expect(found?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
      }
    }
    await page.goto('/landing#reviews')
    await expect(page.getByRole('heading', { name: 'From warmer kitchens' })).toBeInViewport()
  })

  test('the installed app asks to log in instead, and keeps /landing (A1)', async ({ visit }) => {
    const page = await visit()
    // Playwright emulates the media of a page itself, but has no display mode.
    await page.addInitScript(() => {
      const answer = matchMedia.bind(window)
      window.matchMedia = (query) => answer(query === '(display-mode: standalone)' ? 'all' : query)
    })
    await page.goto('/')
    await expect(page).toHaveURL('/login')
    await page.goto('/landing')
    await expect(page.getByRole('link', { name: 'Get Started for Free' })).toBeVisible()

    const onApple = await visit()
    await onApple.addInitScript('Object.defineProperty(navigator, "standalone", { value: true })')
    await onApple.goto('/')
    await expect(onApple).toHaveURL('/login')
  })

  test('with a session it offers the dashboard and the theme (A1)', async ({ join }) => {
    const { page } = await join('Maya')
    await page.goto('/landing')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
    await header.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name: 'Dark' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('link', { name: 'Get Started for Free' }).scrollIntoViewIfNeeded()
    await header.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('it is walked with the keyboard, past the header to what it is about', async ({ visit }) => {
    const page = await visit()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/register')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('Username')).toBeFocused()
  })
})

base.describe('Login', () => {
  test('asks for both fields, and is done with the keyboard alone', async ({ visit, join }) => {
    await join('Maya')
    const page = await visit()
    await page.goto('/tasks')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Username').press('Enter')
    await expect(page.getByText('Username is required')).toBeVisible()
    await expect(page.getByText('Password is required')).toBeVisible()
    await page.keyboard.type('maya')
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Login successful!')
    await expect(page).toHaveURL('/dashboard')
  })

  test('tells each failure in its fixed words (U1, U2)', async ({ visit, join, server }) => {
    await join('Maya')
    const page = await visit()
    await page.goto('/login')
    const logIn = async (username: string) => {
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password', { exact: true }).fill('not-the-password')
      await page.getByRole('button', { name: 'Login' }).click()
    }
    await logIn('maya')
    await expectFailure(
      page,
      'Login failed',
      'Incorrect username or password. Please check your credentials and try again.',
    )
    await logIn('nobody')
    await expectFailure(
      page,
      'Login failed',
      'No account found with this username. Please check your username or register for a new account.',
    )
    await answerWith(page, '/api/auth/login', 429, { message: 'Too many tries', code: 'slow' })
    await logIn('maya')
    await expectFailure(page, 'Login failed', 'Too many tries')
    await page.unroute('**/api/auth/login')
    await answerWith(page, '/api/auth/login', 500, { message: '', code: 'internal' })
    await logIn('maya')
    await expectFailure(page, 'Login failed', 'An unexpected error occurred')
    await page.unroute('**/api/auth/login')
    await server.kill()
    await logIn('maya')
    await expectFailure(page, 'Login failed', 'Needs a connection')
    await page.getByRole('link', { name: 'Register' }).click()
    await expect(page).toHaveURL('/register')
  })
})

base.describe('Register', () => {
  test('says what each field wants (U1) @core', async ({ visit }) => {
    const page = await visit()
    await page.goto('/register')
    const register = page.getByRole('button', { name: 'Register' })
    await register.click()
    for (const message of [
      'Username must be at least 3 characters',
      'Please enter a valid email address',
      'Name must be at least 2 characters',
      'Password must be at least 8 characters',
      'Password confirmation is required',
    ])
      await expect(page.getByText(message)).toBeVisible()
    await fillRegistration(page, {
      ...registrationOf('Maya'),
      username: 'x'.repeat(21),
      confirmPassword: 'knit-two-purl-one',
    })
    await register.click()
    await expect(page.getByText('Username must be at most 20 characters')).toBeVisible()
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await expect(page.getByLabel('Username')).toBeFocused()
  })

  test('is done with the keyboard alone', async ({ visit, server }) => {
    const page = await visit()
    await page.goto('/register')
    await page.getByLabel('Username').focus()
    for (const typed of ['maya', 'maya@example.org', 'Maya Ellis', PASSWORD]) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await expect(page.getByRole('button', { name: 'Show password' }).first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ult')
    await expect(page.getByText('No payment is taken.')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Registration successful!')
    await expect(page).toHaveURL('/dashboard')
    expect(server.database.prepare('SELECT plan FROM accounts').all()).toEqual([
      { plan: 'ultimate' },
    ])
  })

  test('a common password is refused at its field, and its strength was no secret (A8, A17)', async ({
    visit,
  }) => {
    const page = await visit()
    await page.goto('/register')
    const password = page.getByLabel('Password', { exact: true })
    await expect(password).toHaveAccessibleDescription('A few unrelated words make a good one.')
    await fillRegistration(page, { ...registrationOf('Maya'), password: 'password123' })
    await expect(password).toHaveAccessibleDescription('Weak. A longer one is stronger.')
    await page.getByRole('button', { name: 'Register' }).click()
    await expect(password).toHaveAccessibleDescription('Please choose a less common password')
    await expect(password).toBeFocused()
    await expectFailure(page, 'Registration failed', 'Please choose a less common password')
    await fillRegistration(page, { ...registrationOf('Maya'), password: 'nine stitches, one yarn' })
    await expect(password).toHaveAccessibleDescription('Strong')
    await page.getByLabel('Confirm password').press('Enter')
    await expectToast(page, 'Registration successful!')
    await expect(page).toHaveURL('/dashboard')
  })

  test('tells each failure in its fixed words (U1, U2)', async ({ visit, join }) => {
    await join('Maya')
    const page = await visit()
    await page.goto('/register')
    await fillRegistration(page, registrationOf('Maya'))
    const register = page.getByRole('button', { name: 'Register' })
    await register.click()
    await expectFailure(
      page,
      'Registration failed',
      'An account already exists with this username or email address. Please try a different username or email, or log in if you already have an account.',
    )
    for (const [code, message, shown] of [
      [
        'invalid_args',
        'Invalid input data',
        'Please check that all fields are filled out correctly and meet the requirements.',
      ],
      [
        'registration_closed',
        'Registration needs an invitation link',
        'Registration needs an invitation link',
      ],
    ] as const) {
      await answerWith(page, '/api/auth/register', 400, { message, code })
      await register.click()
      await expectFailure(page, 'Registration failed', shown)
      await page.unroute('**/api/auth/register')
    }
    await page.getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL('/login')
  })
})

base.describe('A password-reset link (A7)', () => {
  test('takes a new password, typed twice and not a common one, exactly once', async ({
    visit,
    join,
    server,
  }) => {
    const maya = await join('Maya')
    const link = await resetLinkFor(maya.id, server)
    const page = await visit()
    await page.goto(link)
    const password = page.getByLabel('New password', { exact: true })
    const confirmation = page.getByLabel('Confirm new password')
    await password.press('Enter')
    await expect(page.getByText('New password must be at least 6 characters')).toBeVisible()
    await expect(page.getByText('Please confirm your new password')).toBeVisible()
    await password.fill('dragon')
    await confirmation.fill('dragoon')
    await expect(page.getByText("Passwords don't match")).toBeVisible()
    await confirmation.fill('dragon')
    await confirmation.press('Enter')
    await expect(password).toHaveAccessibleDescription('Please choose a less common password')
    await expect(password).toBeFocused()
    await password.fill('purl-2')
    await confirmation.fill('purl-2')
    await confirmation.press('Enter')
    await expectToast(page, 'Password changed')
    await expect(page).toHaveURL('/login')

    await page.goto(link)
    await password.fill('purl-3')
    await confirmation.fill('purl-3')
    await confirmation.press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: gone })).toBeVisible()
    await expect(password).toBeHidden()
    await page.getByRole('link', { name: 'Back to Login' }).click()
    await page.getByLabel('Username').fill('maya')
    await page.getByLabel('Password', { exact: true }).fill('purl-2')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })

  test('without its token it is as good as used up', async ({ visit }) => {
    const page = await visit()
    await page.goto('/reset-password')
    await expect(page.getByText(gone)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change Password' })).toHaveCount(0)
  })

  test('it opens signed in too (A2)', async ({ join }) => {
    const { page } = await join('Maya')
    await page.goto('/reset-password?token=knitted')
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing, also among errors, in ${colorScheme}`, async ({ visit }) => {
    const page = await visit({ colorScheme, reducedMotion: 'reduce' })
    for (const width of [390, 820, 1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      for (const [path, action] of [
        ['/landing', null],
        ['/login', 'Login'],
        ['/register?plan=pro', 'Register'],
        ['/reset-password?token=knitted', 'Change Password'],
        ['/reset-password', null],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (action !== null) await page.getByRole('button', { name: action }).click()
        if (width === 320) await expectNoSidewaysScroll(page, `${path} at ${width}`)
        else await expectInOrder(page, `${path} at ${width}`)
      }
    }
  })
